local function with(hand, deck)
  return {
    me = { active = "dp3-113", hand = hand, deck = deck },
    opponent = { active = "dp3-113" },
  }
end

test("a card of the hand goes onto the deck, a Pokémon comes", function(t)
  t:position(with({ "dp2-109", "dp3-127" }, { "dp1-126", "dp3-94", "dp3-1" }))
  t:shuffle("dp1-126", "dp3-127")
  t:play "dp2-109"
  t:options { "dp3-94", "dp3-1" }
  t:answer "dp3-1"
  t:equal(t.me.hand, { "dp3-1" })
  t:equal(t.me.deck, { "dp1-126", "dp3-127", "dp3-94" })
  t:equal(t:events("card_shown")[1].card, "dp3-1")
end)

test("the player chooses which card goes, and may find that very card", function(t)
  t:position(with({ "dp2-109", "dp3-94", "dp3-127" }, { "dp1-126" }))
  t:play "dp2-109"
  t:equal(t:purpose(), "to_deck")
  t:options { "dp3-94", "dp3-127" }
  t:answer "dp3-94"
  t:equal(t:purpose(), "search")
  t:options { "dp3-94" }
  t:answer "dp3-94"
  t:equal(t.me.hand, { "dp3-127", "dp3-94" })
end)

test("need not find one", function(t)
  t:position(with({ "dp2-109", "dp3-127" }, { "dp3-94" }))
  t:play "dp2-109"
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(#t.me.deck, 2)
end)

test("cannot be played as the only card of the hand", function(t)
  t:position(with({ "dp2-109" }, { "dp3-94" }))
  t:illegal("play", "dp2-109")
end)

test("TRN-03, TRN-04: one a turn; it lies beside the Active Pokémon until then", function(t)
  t:position(with({ "dp2-109", "dp3-127", "dp3-122" }, { "dp3-94", "dp3-94" }))
  t:answer "dp3-127"
  t:answer "stop"
  t:play "dp2-109"
  t:illegal("play", "dp3-122")
  t:equal(t.me.beside, { "dp2-109" })
  t:equal(t.me.discard, {})
  t:end_turn()
  t:equal(t.me.beside, {})
  t:equal(t.me.discard, { "dp2-109" })
end)
