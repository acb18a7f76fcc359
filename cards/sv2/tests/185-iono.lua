local function with(mine, theirs)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", prizes = 2, hand = mine, deck = { "sv1-20", "sv1-21", "sv1-22" } },
    opponent = {
      active = "sv1-38",
      prizes = 3,
      hand = theirs,
      deck = { "sv1-36", "sv1-36", "sv1-36", "sv1-37" },
    },
  }
end

test("Iono: hands go under the decks, shuffled; a card for each Prize card left", function(t)
  t:position(with({ "sv2-185", "sv1-13", "sv1-14", "sv1-15" }, { "sv1-52" }))
  t:play "sv2-185"
  t:pick "sv1-14"
  t:pick "sv1-15"
  t:equal(t.me.hand, { "sv1-20", "sv1-21" })
  t:equal(t.me.deck, { "sv1-22", "sv1-14", "sv1-15", "sv1-13" })
  t:equal(t.opponent.hand, { "sv1-36", "sv1-36", "sv1-36" })
  t:equal(t.opponent.deck, { "sv1-37", "sv1-52" })
end)

test("Iono: one hand is enough for both to draw", function(t)
  t:position(with({ "sv2-185" }, { "sv1-52" }))
  t:play "sv2-185"
  t:equal(#t.me.hand, 2)
  t:equal(#t.opponent.hand, 3)
end)

test("Iono: also if the hand put there is mine alone", function(t)
  t:position(with({ "sv2-185", "sv1-13" }, {}))
  t:play "sv2-185"
  t:equal(#t.me.hand, 2)
  t:equal(#t.opponent.hand, 3)
end)

test("Iono: not while nobody has another card in hand", function(t)
  t:position(with({ "sv2-185" }, {}))
  t:illegal("play", "sv2-185")
end)
