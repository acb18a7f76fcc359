local function with(hand, deck)
  return { me = { active = "dp3-113", hand = hand, deck = deck }, opponent = { active = "dp3-55" } }
end

test("draw 3 cards, then one of the hand goes under the deck", function(t)
  t:position(with({ "dp3-122", "dp3-127" }, { "dp3-94", "dp1-126", "dp3-98", "dp3-99" }))
  t:play "dp3-122"
  t:equal(t:purpose(), "to_deck")
  t:options { "dp3-127", "dp3-94", "dp1-126", "dp3-98" }
  t:answer "dp3-94"
  t:equal(t.me.hand, { "dp3-127", "dp1-126", "dp3-98" })
  t:equal(t.me.deck, { "dp3-99", "dp3-94" })
  t:equal(t:events("shuffled"), {})
end)

test("EX-18: a short deck, what is there is drawn", function(t)
  t:position(with({ "dp3-122" }, { "dp3-94" }))
  t:play "dp3-122"
  t:equal(t.me.hand, {})
  t:equal(t.me.deck, { "dp3-94" })
end)

test("WIN-04: an empty deck is not a loss", function(t)
  t:position(with({ "dp3-122", "dp3-127" }, {}))
  t:play "dp3-122"
  t:equal(t.me.hand, {})
  t:equal(t.me.deck, { "dp3-127" })
  t:equal(t.winner, nil)
end)
