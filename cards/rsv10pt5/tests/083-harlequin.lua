local harlequin = "rsv10pt5-83"

local function hands(mine, theirs)
  return {
    ruleset = "sv",
    me = { active = "sv1-13", hand = mine, deck = { "8 dp1-123" } },
    opponent = { active = "sv1-13", hand = theirs, deck = { "8 dp1-124" } },
  }
end

test("Harlequin: heads, 5 cards for me and 3 for the opponent", function(t)
  t:position(hands({ harlequin, "sv1-181" }, { "2 sv1-180", "2 sv1-13" }))
  t:coins "H"
  t:play(harlequin)
  t:equal(#t.me.hand, 5)
  t:equal(#t.me.deck, 4)
  t:equal(#t.opponent.hand, 3)
  t:equal(#t.opponent.deck, 9)
  t:equal(t:events("coin")[1].player, "me")
end)

test("Harlequin: tails, 3 cards for me and 5 for the opponent", function(t)
  t:position(hands({ harlequin, "sv1-181" }, { "2 sv1-180", "2 sv1-13" }))
  t:coins "T"
  t:play(harlequin)
  t:equal(#t.me.hand, 3)
  t:equal(#t.me.deck, 6)
  t:equal(#t.opponent.hand, 5)
  t:equal(#t.opponent.deck, 7)
end)

test("Harlequin: the hands are shuffled into the decks first", function(t)
  t:position(hands({ harlequin, "sv1-181" }, { "sv1-180" }))
  t:shuffle "sv1-181"
  t:shuffle("dp1-124", "sv1-180")
  t:coins "H"
  t:play(harlequin)
  t:equal(t.me.hand[1], "sv1-181")
  t:equal(t.opponent.hand[2], "sv1-180")
  t:equal(t.me.discard, { harlequin })
end)

test("Harlequin: with empty hands", function(t)
  t:position(hands({ harlequin }, {}))
  t:coins "H"
  t:play(harlequin)
  t:equal(#t.me.hand, 5)
  t:equal(#t.opponent.hand, 3)
end)

test("Harlequin: only 1 Supporter card during a turn", function(t)
  t:position(hands({ harlequin }, {}))
  t:coins "H"
  t:shuffle()
  t:play(harlequin)
  t:position(hands({ harlequin, "sv1-180" }, {}))
  t:play "sv1-180"
  t:illegal("play", harlequin)
end)
