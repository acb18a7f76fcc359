local memo = "sv8-181"

local function hand(theirs, deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-38", hand = { memo, memo, "sv1-36" }, deck = { "3 dp1-123" } },
    opponent = { active = "sv1-38", hand = theirs, deck = deck or { "5 dp1-124" } },
  }
end

test("Meddling Memo: the opponent's hand under their deck, and as many cards", function(t)
  t:position(hand { "sv1-13", "sv1-14", "sv1-15" })
  t:play(memo)
  t:pick "sv1-14"
  t:pick "sv1-13"
  t:equal(t.opponent.hand, { "dp1-124", "dp1-124", "dp1-124" })
  t:equal(t.opponent.deck[2], "dp1-124")
  t:equal(#t.opponent.deck, 5)
  t:is_true(t.opponent.deck[3] ~= "dp1-124")
  t:equal(t.me.hand, { memo, "sv1-36" })
  t:legal("play", memo)
end)

test("Meddling Memo: they may draw the same cards again", function(t)
  t:position(hand({ "sv1-13" }, {}))
  t:play(memo)
  t:equal(t.opponent.hand, { "sv1-13" })
end)

test("Meddling Memo: not against an empty hand", function(t)
  t:position(hand {})
  t:illegal("play", memo)
end)
