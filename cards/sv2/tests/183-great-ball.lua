local E = "dp1-126"

local function with_deck(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv2-183" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Great Ball: a Pokémon of the top seven, shown", function(t)
  t:position(with_deck { E, E, E, E, E, "sv1-181", "sv1-38", "sv1-13" })
  t:play "sv2-183"
  t:options { "sv1-38" }
  t:answer "sv1-38"
  t:equal(t.me.hand, { "sv1-38" })
  t:equal(#t.me.deck, 7)
  t:equal(#t:events("card_shown"), 1)
end)

test("Great Ball: it need not be taken", function(t)
  t:position(with_deck { "sv1-38" })
  t:play "sv2-183"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Great Ball: not with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal("play", "sv2-183")
end)
