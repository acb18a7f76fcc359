local function lileep(hand)
  return {
    me = { active = { "ex16-52", energy = "GGL" } },
    opponent = {
      active = "dp3-55",
      bench = { "dp3-94" },
      hand = hand,
      deck = { "dp1-123", "dp1-123" },
    },
  }
end

test("Surprise: a card picked unseen is looked at and shuffled into the deck", function(t)
  t:position(lileep { "dp3-94", "dp3-127" })
  t:pick "dp3-127"
  t:shuffle "dp3-127"
  t:attack "Surprise"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.hand, { "dp3-94", "dp3-127" })  -- drawn again
  t:equal(#t:events("card_shown"), 1)
  t:equal(t:events("card_shown")[1].card, "dp3-127")
  t:equal(#t:events("shuffled"), 1)
end)

test("Surprise: an empty hand", function(t)
  t:position(lileep {})
  t:attack "Surprise"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t:events("card_shown"), {})
end)

test("Acid: no retreat in the opponent's next turn, and in that only", function(t)
  local position = lileep {}
  position.opponent.active = { "dp3-55", energy = "LL" }
  t:position(position)
  t:attack "Acid"
  t:equal(t.opponent.active.damage, 40)
  t:illegal "retreat"
  t:end_turn()
  t:end_turn()
  t:legal "retreat"
end)
