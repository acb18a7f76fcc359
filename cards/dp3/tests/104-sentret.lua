local function grope(deck)
  return {
    me = { active = { "dp3-104", energy = "L" }, deck = deck },
    opponent = { active = "dp3-55" },
  }
end

test("Grope: one of the top 2 cards to the hand, the other under the deck", function(t)
  t:position(grope { "dp3-94", "dp3-127", "dp1-126" })
  t:attack "Grope"
  t:options { "dp3-94", "dp3-127" }
  t:answer "dp3-127"
  t:equal(t.me.hand, { "dp3-127" })
  t:equal(t.me.deck, { "dp1-126", "dp3-94" })
  t:equal(t:events("card_shown"), {})
end)

test("QTY-03: Grope with one card in the deck", function(t)
  t:position(grope { "dp3-94" })
  t:attack "Grope"
  t:equal(t.me.hand, { "dp3-94" })
  t:equal(t.me.deck, {})
end)

test("Grope: an empty deck", function(t)
  t:position(grope {})
  t:attack "Grope"
  t:equal(t.me.hand, {})
end)
