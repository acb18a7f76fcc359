local function with_deck(deck)
  return {
    ruleset = "xy",
    me = { active = "xy0-26", hand = { "xy0-39" }, deck = deck },
    opponent = { active = "xy0-26" },
  }
end

test("draws 3 cards", function(t)
  t:position(with_deck { "xy0-1", "xy0-2", "xy0-3", "xy0-4" })
  t:play "xy0-39"
  t:equal(t.me.hand, { "xy0-1", "xy0-2", "xy0-3" })
  t:equal(t.me.deck, { "xy0-4" })
end)

test("draws what is there", function(t)
  t:position(with_deck { "xy0-1", "xy0-2" })
  t:play "xy0-39"
  t:equal(t.me.hand, { "xy0-1", "xy0-2" })
end)

test("cannot be played with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal("play", "xy0-39")
end)
