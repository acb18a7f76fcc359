local function with_deck(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv1-180" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Nemona: three cards", function(t)
  t:position(with_deck { "sv1-13", "sv1-14", "sv1-15", "sv1-20" })
  t:play "sv1-180"
  t:equal(t.me.hand, { "sv1-13", "sv1-14", "sv1-15" })
end)

test("Nemona: not with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal("play", "sv1-180")
end)
