local frosmoth = "me2pt5-53"

test("Alluring Wings: not where both decks are empty", function(t)
  local position = {
    ruleset = "sv",
    me = { active = frosmoth, deck = {} },
    opponent = { active = "sv1-38", deck = {} },
  }
  t:position(position)
  t:illegal("use", "Alluring Wings")
  position.opponent.deck = { "sv1-13" }
  t:position(position)
  t:use "Alluring Wings"
  t:equal(#t.me.hand, 0)
  t:equal(#t.opponent.hand, 1)
end)
