local function with(opponents_hand, deck)
  return {
    me = { active = "dp3-113", hand = { "dp3-126" }, deck = deck },
    opponent = { active = "dp3-55", hand = opponents_hand, deck = { "dp1-126" } },
  }
end

test("draw 2 cards; a card of the opponent's hand goes unseen under the deck", function(t)
  t:position(with({ "dp3-94", "dp3-127" }, { "dp3-98", "dp3-99", "dp1-124" }))
  t:play "dp3-126"
  t:equal(t.me.hand, { "dp3-98", "dp3-99" })
  t:equal(t:asked(), "chance")
  t:equal(t:purpose(), "random_pick")
  t:pick "dp3-94"
  t:equal(t.opponent.hand, { "dp3-127" })
  t:equal(t.opponent.deck, { "dp1-126", "dp3-94" })
  t:equal(t:events("card_shown"), {})
  t:equal(t:events("shuffled"), {})
end)

test("a single card needs no picking", function(t)
  t:position(with({ "dp3-94" }, { "dp3-98", "dp3-99" }))
  t:play "dp3-126"
  t:equal(t.opponent.hand, {})
  t:equal(t.opponent.deck, { "dp1-126", "dp3-94" })
end)

test("an empty hand of the opponent: only drawing", function(t)
  t:position(with({}, { "dp3-98", "dp3-99" }))
  t:play "dp3-126"
  t:equal(#t.me.hand, 2)
  t:equal(t.opponent.deck, { "dp1-126" })
end)

test("QTY-03: a short deck, what is there is drawn", function(t)
  t:position(with({ "dp3-94" }, { "dp3-98" }))
  t:play "dp3-126"
  t:equal(t.me.hand, { "dp3-98" })
end)
