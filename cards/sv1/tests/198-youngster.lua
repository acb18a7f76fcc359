test("Youngster: five cards for the hand", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = "sv1-80",
      hand = { "sv1-198", "sv1-13", "sv1-14" },
      deck = { "sv1-13", "sv1-13", "sv1-13", "sv1-13" },
    },
    opponent = { active = "sv1-38" },
  }
  t:play "sv1-198"
  t:equal(#t.me.hand, 5)
  t:equal(#t.me.deck, 1)
  t:equal(t.me.discard, { "sv1-198" })
end)

test("Youngster: without another card in hand the deck is shuffled all the same", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv1-198" } },
    opponent = { active = "sv1-38" },
  }
  t:play "sv1-198"
  t:events { { "shuffled", player = "me" }, { "drew" } }
  t:equal(#t:events("shuffled"), 1)
end)
