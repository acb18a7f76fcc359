test("Katy: eight cards, and the turn is over", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = "sv1-80",
      hand = { "sv1-177", "sv1-13" },
      deck = { "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13" },
    },
    opponent = { active = "sv1-38" },
  }
  t:play "sv1-177"
  t:equal(t.turn_player, "opponent")
  t:equal(#t.me.hand, 8)
  t:equal(#t.me.deck, 1)
end)

test("Katy: without another card in hand the deck is shuffled all the same", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv1-177" } },
    opponent = { active = "sv1-38" },
  }
  t:play "sv1-177"
  t:events { { "shuffled", player = "me" }, { "drew" } }
  t:equal(#t:events("shuffled"), 1)
end)
