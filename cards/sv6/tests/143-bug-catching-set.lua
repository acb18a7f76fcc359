local set, other = "sv6-143", "sv1-36"

local function with(deck)
  return {
    ruleset = "sv",
    me = { active = other, hand = { set, set }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Bug Catching Set: a Grass Pokémon and a Basic Grass Energy of the top 7 cards", function(t)
  t:position(with {
    other,
    "sv1-13",
    "dp1-124",
    "dp1-123",
    "swsh4-162",
    "sv1-181",
    "me1-3",
    "sv1-14",
  })
  t:play(set)
  t:options { "sv1-13", "dp1-123", "me1-3" }
  t:fails(function() t:answer("sv1-13", "dp1-123", "me1-3") end, "takes 0 to 2 picks")
  t:answer("sv1-13", "dp1-123")
  t:equal(t.me.hand, { set, "sv1-13", "dp1-123" })
  t:equal(#t.me.deck, 6)
  t:equal(#t:events("card_shown"), 2)
  t:equal(#t:events("shuffled"), 1)
end)

test("Bug Catching Set: 2 Pokémon, or 2 Energy cards", function(t)
  t:position(with { other, "sv1-13", "sv1-14", "dp1-123", "dp1-123" })
  t:play(set)
  t:answer("sv1-13", "sv1-14")
  t:equal(t.me.hand, { set, "sv1-13", "sv1-14" })
  t:position(with { other, "sv1-13", "sv1-14", "dp1-123", "dp1-123" })
  t:play(set)
  t:answer("dp1-123", "dp1-123")
  t:equal(t.me.hand, { set, "dp1-123", "dp1-123" })
end)

test("Bug Catching Set: 1 or none", function(t)
  t:position(with { other, "sv1-13", "sv1-14" })
  t:play(set)
  t:answer "sv1-14"
  t:equal(t.me.hand, { set, "sv1-14" })
  t:play(set)
  t:answer "stop"
  t:changed {
    ["me hand"] = { "- 2 Bug Catching Set", "+ Floragato" },
    ["me discard"] = { "+ 2 Bug Catching Set" },
    ["me deck"] = { "- Floragato" },
  }
end)

test("Bug Catching Set: the eighth card is not among them", function(t)
  t:position(with { "7 " .. other, "sv1-13", "dp1-123" })
  t:play(set)
  t:answer "stop"
  t:equal(#t.me.deck, 9)
  t:equal(t.me.hand, { set })
end)

test("Bug Catching Set: not with an empty deck", function(t)
  t:position(with {})
  t:illegal("play", set)
end)
