local function with(turn, hand, deck)
  return {
    ruleset = "sv",
    turn = turn,
    me = { active = "sv1-13", hand = hand, deck = deck },
    opponent = { active = "me1-36" },
  }
end

test("Carmine: in the first turn of the game", function(t)
  t:position(with(1, { "sv8pt5-103", "sv1-189", "sv1-38" }))
  t:illegal("play", "sv1-189")
  t:play "sv8pt5-103"
  t:equal(t.me.discard, { "sv1-189", "sv1-38", "sv8pt5-103" })
  t:equal(#t.me.hand, 5)
end)

test("Carmine: in a later turn, but one Supporter a turn", function(t)
  t:position(with(3, { "2 sv8pt5-103" }))
  t:play "sv8pt5-103"
  t:equal(#t.me.hand, 5)
  t:position(with(3, { "sv1-189", "sv8pt5-103" }, { "7 sv8pt5-103" }))
  t:play "sv1-189"
  t:illegal("play", "sv8pt5-103")
end)

test("Carmine: not with an empty deck", function(t)
  t:position(with(3, { "sv8pt5-103" }, {}))
  t:illegal("play", "sv8pt5-103")
end)
