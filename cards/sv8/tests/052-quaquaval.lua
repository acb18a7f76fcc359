local quaquaval = "sv8-52"

local function position(hand, bench)
  return {
    ruleset = "sv",
    me = { active = quaquaval, bench = bench, hand = hand, deck = { "10 dp1-123" } },
    opponent = { active = "sv1-13" },
  }
end

test("Up-Tempo: a card goes to the bottom of the deck, and 5 in hand", function(t)
  t:position(position { "dp1-124", "dp1-125" })
  t:use "Up-Tempo"
  t:answer "dp1-125"
  t:equal(t.me.hand, { "dp1-124", "dp1-123", "dp1-123", "dp1-123", "dp1-123" })
  t:equal(#t.me.deck, 7)
  t:equal(t.me.deck[7], "dp1-125")
  t:illegal("use", "Up-Tempo")
end)

test("Up-Tempo: with 5 cards in hand, 1 is drawn", function(t)
  t:position(position { "dp1-125", "4 dp1-124" })
  t:use "Up-Tempo"
  t:answer "dp1-125"
  t:equal(t.me.hand, { "dp1-124", "dp1-124", "dp1-124", "dp1-124", "dp1-123" })
end)

test("Up-Tempo: with 1 card in hand, 5 are drawn", function(t)
  t:position(position { "dp1-125" })
  t:use "Up-Tempo"
  t:equal(t.me.hand, { "dp1-123", "dp1-123", "dp1-123", "dp1-123", "dp1-123" })
end)

test("Up-Tempo: not with an empty hand", function(t)
  t:position(position {})
  t:illegal("use", "Up-Tempo")
end)

test("Up-Tempo: another Quaquaval in the same turn", function(t)
  t:position(position({ "dp1-125" }, { quaquaval }))
  t:use("Up-Tempo", "active")
  t:illegal("use", "Up-Tempo", "active")
  t:use("Up-Tempo", "bench 1")
  t:equal(#t.me.hand, 5)
end)
