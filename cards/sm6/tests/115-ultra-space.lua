local buzzwole, buzzwole_gx = "sm6-77", "sm4-57"
local deck = { "sm1-24", buzzwole, "sm1-42", buzzwole_gx }

local function ultra_space(ruleset)
  return {
    ruleset = ruleset,
    stadium = "sm6-115",
    me = { active = "sm1-24", deck = deck },
    opponent = { active = "sm1-42", deck = deck },
  }
end

for _, ruleset in ipairs { "sm", "sv" } do
  test("UB-01 (" .. ruleset .. "): the label, on a Pokémon-GX, too", function(t)
    t:position(ultra_space(ruleset))
    t:use_stadium()
    t:options { buzzwole, buzzwole_gx }
    t:answer(buzzwole_gx)
    t:equal(t.me.hand, { buzzwole_gx })
    t:equal(#t:events("card_shown"), 1)
    t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
  end)
end

test("Ultra Space: none need be taken", function(t)
  t:position(ultra_space "sm")
  t:use_stadium()
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Ultra Space: once in each player's turn", function(t)
  t:position(ultra_space "sm")
  t:use_stadium()
  t:answer(buzzwole)
  t:illegal "use_stadium"
  t:end_turn()
  t:use_stadium()
  t:answer(buzzwole)
  t:equal(t.opponent.hand, { "sm1-24", buzzwole })
end)

test("Ultra Space: not with an empty deck", function(t)
  local position = ultra_space "sm"
  position.me.deck = {}
  t:position(position)
  t:illegal "use_stadium"
end)
