-- The rule of the Lost Zone (section 18.5).

local comfey, experiment = "swsh11-79", "swsh11-155"

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("LOST-01 (" .. ruleset .. "): cards lie there face up and stay there", function(t)
    t:position {
      ruleset = ruleset,
      me = {
        active = comfey,
        hand = { experiment, "sv1-171" },  -- Energy Retrieval
        deck = { "dp1-124", "sm1-24", "dp1-125", "sm1-24", "sm1-24", "dp1-125", "sm1-24" },
      },
      opponent = { active = "sm1-42" },
    }
    t:play(experiment)
    t:answer("sm1-24", "sm1-24", "sm1-24")
    t:events { { "card_moved", card = "dp1-124", to = "lost_zone" } }
    t:illegal("play", "sv1-171")  -- no basic Energy in the discard pile
    t:illegal("attach", "dp1-124", "active")
  end)
end
