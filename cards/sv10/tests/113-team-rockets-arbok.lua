-- It is the opponent's turn, against Arbok.
local function glare(t, opponent, mine)
  t:position { ruleset = "sv", turn = 5, me = mine or { active = "sv10-113" }, opponent = opponent }
  t:end_turn()
end

local function from_hand(hand, bench) return { active = "sv1-38", bench = bench, hand = hand } end

test("Potent Glare: no Basic Pokémon with an Ability from the hand", function(t)
  glare(
    t,
    from_hand { "sv1-68", "sv1-13", "sv10-81", "dp3-16", "dp2-73", "rsv10pt5-79", "sv1-178" }
  )
  t:illegal("bench", "sv1-68")
  t:legal("bench", "sv1-13")
  t:legal("bench", "sv10-81")  -- Team Rocket's
  t:illegal("bench", "dp3-16")  -- a Poké-Power
  t:legal("bench", "dp2-73")  -- a held item
  t:legal("bench", "rsv10pt5-79")  -- a Fossil is no Pokémon in the hand
  t:legal("play", "sv1-178")
end)

test("Potent Glare: no Evolution Pokémon with an Ability from the hand", function(t)
  glare(t, from_hand({ "sv4-72", "sv1-64", "sv10-20" }, { "sv4-71", "sv1-63", "sv10-19" }))
  t:illegal("evolve", "sv4-72")
  t:legal("evolve", "sv1-64")
  t:legal("evolve", "sv10-20")  -- Team Rocket's
end)

test("Potent Glare: not with Rare Candy either", function(t)
  glare(t, from_hand({ "sv1-191", "sv1-23" }, { "sv1-20" }))
  t:illegal("play", "sv1-191")
  glare(t, from_hand({ "sv1-191", "sv1-15" }, { "sv1-13" }))
  t:legal("play", "sv1-191")
end)

test("Potent Glare: from the deck they may come", function(t)
  glare(t, { active = "sv1-38", hand = { "sv1-181" }, deck = { "dp1-123", "sv1-68" } })
  t:play "sv1-181"
  t:answer "sv1-68"
  t:equal(t.opponent.bench[1].id, "sv1-68")
end)

test("Potent Glare: only while Arbok is Active", function(t)
  local bench = { active = "sv1-80", bench = { "sv10-113" } }
  glare(t, from_hand({ "sv1-68", "sv4-72" }, { "sv4-71" }), bench)
  t:legal("bench", "sv1-68")
  t:legal("evolve", "sv4-72")
end)

test("Potent Glare: not for my own hand", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = "sv10-113", bench = { "sv4-71" }, hand = { "sv1-68", "sv4-72" } },
    opponent = { active = "sv1-38" },
  }
  t:legal("bench", "sv1-68")
  t:legal("evolve", "sv4-72")
end)

test(
  "Spinning Tail: 30 to each of the opponent's Pokémon, Weakness only for the Active",
  function(t)
    t:position {
      ruleset = "sv",
      me = { active = { "sv10-113", energy = "DDD" }, bench = { "sv1-84" } },
      opponent = { active = "sv1-84", bench = { "sv1-84", "sv1-38" } },
    }
    t:attack "Spinning Tail"
    t:changed {
      ["opponent active damage"] = 60,
      ["opponent bench 1 damage"] = 30,
      ["opponent bench 2 damage"] = 30,
    }
  end
)
