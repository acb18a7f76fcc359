local function with_deck(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv5-153" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Master Ball: any Pokémon, shown", function(t)
  t:position(with_deck { "sv1-13", "sv1-15", "dp1-127", "sv5-157" })
  t:play "sv5-153"
  t:options { "sv1-13", "sv1-15" }
  t:answer "sv1-15"
  t:equal(t.me.hand, { "sv1-15" })
  t:equal(#t:events("card_shown"), 1)
  t:equal(#t:events("shuffled"), 1)
end)

test("Master Ball: none need be taken", function(t)
  t:position(with_deck { "sv1-13" })
  t:play "sv5-153"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Master Ball: not with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal("play", "sv5-153")
end)
