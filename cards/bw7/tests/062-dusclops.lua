local function astonish(hand)
  return {
    ruleset = "xy",
    me = { active = { "bw7-62", energy = "P" }, hand = { "xy0-39" } },
    opponent = { active = "xy0-26", hand = hand, deck = { "dp1-123" } },
  }
end

test("Astonish: a random card of the opponent's hand is shown and shuffled away", function(t)
  t:position(astonish { "bw1-100", "bw1-104" })
  t:pick "bw1-104"
  t:shuffle "dp1-123"
  t:attack "Astonish"
  t:events { { "card_shown", player = "opponent", card = "bw1-104" }, { "shuffled" } }
  t:equal(t.opponent.hand, { "bw1-100", "dp1-123" })
  t:equal(t.opponent.deck, { "bw1-104" })
  t:equal(t.me.hand, { "xy0-39" })
end)

test("Astonish: nothing without a hand", function(t)
  t:position(astonish {})
  t:attack "Astonish"
  t:equal(t.opponent.hand, { "dp1-123" })
end)
