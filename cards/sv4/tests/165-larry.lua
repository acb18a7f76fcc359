local function with_deck(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv4-165" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

local deck = { "sv1-13", "sv1-14", "sv1-15", "dp1-123" }

test("Larry: heads, two Pokémon, shown", function(t)
  t:position(with_deck(deck))
  t:coins "H"
  t:play "sv4-165"
  t:options { "sv1-13", "sv1-14", "sv1-15" }
  t:fails(function() t:answer("sv1-13", "sv1-14", "sv1-15") end, "takes 0 to 2 picks")
  t:answer("sv1-14", "sv1-15")
  t:equal(t.me.hand, { "sv1-14", "sv1-15" })
  t:equal(#t:events("card_shown"), 2)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Larry: tails, a Basic Pokémon, shown", function(t)
  t:position(with_deck(deck))
  t:coins "T"
  t:play "sv4-165"
  t:options { "sv1-13" }
  t:answer "sv1-13"
  t:equal(t.me.hand, { "sv1-13" })
  t:equal(#t:events("card_shown"), 1)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Larry: none need be taken", function(t)
  t:position(with_deck(deck))
  t:coins "H"
  t:play "sv4-165"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Larry: not with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal("play", "sv4-165")
end)
