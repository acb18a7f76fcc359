local deck = { "bw1-1", "bw1-1", "bw1-1", "bw1-1", "bw1-1", "bw1-1", "bw1-1", "bw1-1" }

local function with(hand, cards)
  return {
    ruleset = "xy",
    me = { active = "bw1-77", hand = hand, deck = cards },
    opponent = { active = "bw1-1" },
  }
end

test("Professor Juniper: the hand for seven cards", function(t)
  t:position(with({ "bw1-101", "bw1-3", "dp1-124" }, deck))
  t:play "bw1-101"
  t:equal(#t.me.hand, 7)
  t:equal(#t.me.deck, 1)
  t:equal(t.me.discard, { "bw1-3", "dp1-124", "bw1-101" })
end)

test("Professor Juniper: with no other card in hand, as many as there are", function(t)
  t:position(with({ "bw1-101" }, { "bw1-1", "bw1-3" }))
  t:play "bw1-101"
  t:equal(t.me.hand, { "bw1-1", "bw1-3" })
end)

test("Professor Juniper: with an empty deck, it still discards the hand", function(t)
  t:position(with({ "bw1-101", "bw1-3" }, {}))
  t:play "bw1-101"
  t:equal(t.me.discard, { "bw1-3", "bw1-101" })
end)

test("Professor Juniper: not without another card and a deck", function(t)
  t:position(with({ "bw1-101" }, {}))
  t:illegal("play", "bw1-101")
end)
