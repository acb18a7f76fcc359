local kofu = "sv7-138"

local function hand(cards, deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-13", hand = cards, deck = deck or { "5 dp1-123" } },
    opponent = { active = "sv6-61" },
  }
end

test("Kofu: 2 cards go on the bottom in any order, and 4 are drawn", function(t)
  for _, order in ipairs { { "sv1-181", "sv1-180" }, { "sv1-180", "sv1-181" } } do
    t:position(hand { kofu, "sv1-181", "sv1-180", "sv1-38" })
    t:play(kofu)
    t:answer("sv1-181", "sv1-180")
    t:answer(order[1], order[2])
    t:equal(t.me.hand, { "sv1-38", "dp1-123", "dp1-123", "dp1-123", "dp1-123" })
    t:equal(t.me.deck, { "dp1-123", order[1], order[2] })
    t:equal(t.me.discard, { kofu })
  end
end)

test("Kofu: exactly 2 cards", function(t)
  t:position(hand { kofu, "sv1-181", "sv1-180", "sv1-38" })
  t:play(kofu)
  t:fails(function() t:answer "sv1-181" end, "takes 2 to 2 picks")
  t:answer("sv1-181", "sv1-180")
  t:answer("sv1-181", "sv1-180")
  t:equal(#t.me.hand, 5)
end)

test("Kofu: the cards may be drawn again", function(t)
  t:position(hand({ kofu, "2 sv1-181" }, { "dp1-123" }))
  t:play(kofu)
  t:equal(t.me.hand, { "dp1-123", "sv1-181", "sv1-181" })
end)

test("Kofu: not with only 1 other card", function(t)
  t:position(hand { kofu, "sv1-181" })
  t:illegal("play", kofu)
end)

test("Kofu: only 1 Supporter card during a turn", function(t)
  t:position(hand { kofu, "3 sv1-180" })
  t:play "sv1-180"
  t:illegal("play", kofu)
end)
