local lucian = "sv6-157"

local function hands(mine, theirs)
  return {
    ruleset = "sv",
    me = { active = "sv1-38", hand = mine, deck = { "8 dp1-123" } },
    opponent = { active = "sv1-38", hand = theirs, deck = { "8 dp1-124" } },
  }
end

test("Lucian: hands under the decks, and a coin for each player", function(t)
  t:position(hands({ lucian, "sv1-13", "sv1-14" }, { "sv1-36", "sv1-37" }))
  t:coins "HT"
  t:play(lucian)
  t:pick "sv1-14"
  t:pick "sv1-36"
  t:equal(t.me.hand, { "dp1-123", "dp1-123", "dp1-123", "dp1-123", "dp1-123", "dp1-123" })
  t:equal(t.opponent.hand, { "dp1-124", "dp1-124", "dp1-124" })
  t:equal(#t.me.deck, 4)
  t:equal(#t.opponent.deck, 7)
  t:is_true(t.me.deck[2] == "dp1-123" and t.me.deck[3] ~= "dp1-123")
  t:is_true(t.opponent.deck[5] == "dp1-124" and t.opponent.deck[6] ~= "dp1-124")
  t:equal(t.me.discard, { lucian })
end)

test("Lucian: tails for me, heads for the opponent", function(t)
  t:position(hands({ lucian, "sv1-13" }, { "sv1-36" }))
  t:coins "TH"
  t:play(lucian)
  t:equal(#t.me.hand, 3)
  t:equal(#t.opponent.hand, 6)
end)

test("Lucian: one hand is enough for both to draw", function(t)
  t:position(hands({ lucian }, { "sv1-36" }))
  t:coins "HH"
  t:play(lucian)
  t:equal(#t.me.hand, 6)
  t:equal(#t.opponent.hand, 6)
  t:position(hands({ lucian, "sv1-13" }, {}))
  t:coins "TT"
  t:play(lucian)
  t:equal(#t.me.hand, 3)
  t:equal(#t.opponent.hand, 3)
end)

test("Lucian: not with two empty hands", function(t)
  t:position(hands({ lucian }, {}))
  t:illegal("play", lucian)
end)

test("Lucian: one Supporter a turn", function(t)
  t:position(hands({ lucian, "sv1-180" }, { "sv1-36" }))
  t:play "sv1-180"
  t:illegal("play", lucian)
end)
