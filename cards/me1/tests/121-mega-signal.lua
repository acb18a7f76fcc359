local function with_deck(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "me1-121" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("MEGA-05 Mega Signal: a Mega Evolution Pokémon ex, no other Pokémon ex", function(t)
  t:position(with_deck { "me1-36", "me1-86", "sv1-81", "sv4-58", "me1-35" })
  t:play "me1-121"
  t:options { "me1-36", "me1-86" }
  t:answer "me1-36"
  t:equal(t.me.hand, { "me1-36" })
  t:equal(#t:events("card_shown"), 1)
  t:equal(#t:events("shuffled"), 1)
end)

test("Mega Signal: none need be taken", function(t)
  t:position(with_deck { "me1-36" })
  t:play "me1-121"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Mega Signal: not with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal("play", "me1-121")
end)
