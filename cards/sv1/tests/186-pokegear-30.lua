local function with_deck(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv1-186" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Pokégear 3.0: a Supporter card of the top seven, shown", function(t)
  local other = "sv1-13"
  t:position(with_deck { other, other, other, other, other, "sv1-181", "sv1-180", "sv1-176" })
  t:play "sv1-186"
  t:options { "sv1-180" }
  t:answer "sv1-180"
  t:equal(t.me.hand, { "sv1-180" })
  t:equal(#t.me.deck, 7)
  t:equal(#t:events("card_shown"), 1)
end)

test("Pokégear 3.0: it need not be taken", function(t)
  t:position(with_deck { "sv1-180" })
  t:play "sv1-186"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Pokégear 3.0: not with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal("play", "sv1-186")
end)
