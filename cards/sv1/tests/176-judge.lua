test("Judge: both hands become four cards", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = "sv1-80",
      hand = { "sv1-176", "sv1-13" },
      deck = { "sv1-13", "sv1-14", "sv1-15", "sv1-20" },
    },
    opponent = {
      active = "sv1-38",
      hand = { "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13" },
      deck = { "sv1-14" },
    },
  }
  t:play "sv1-176"
  t:equal(#t.me.hand, 4)
  t:equal(#t.me.deck, 1)
  t:equal(#t.opponent.hand, 4)
  t:equal(#t.opponent.deck, 3)
  t:equal(t.me.discard, { "sv1-176" })
end)

test("Judge: without another card in hand", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv1-176" }, deck = { "sv1-13", "sv1-14" } },
    opponent = { active = "sv1-38", hand = {}, deck = { "sv1-14" } },
  }
  t:play "sv1-176"
  t:equal(#t.me.hand, 2)
  t:equal(t.opponent.hand, { "sv1-14" })
end)

test("Judge: a deck is shuffled even if its player has no hand", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv1-176" } },
    opponent = { active = "sv1-38", hand = {} },
  }
  t:play "sv1-176"
  t:events {
    { "shuffled", player = "me" },
    { "drew", player = "me" },
    { "shuffled", player = "opponent" },
    { "drew", player = "opponent" },
  }
  t:equal(#t:events("shuffled"), 2)
end)
