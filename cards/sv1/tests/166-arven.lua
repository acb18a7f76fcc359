local function with_deck(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv1-166" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Arven: an Item card and a Pokémon Tool card, shown", function(t)
  t:position(with_deck { "sv1-180", "sv1-181", "sv1-196", "sv1-197", "sv1-193" })
  t:play "sv1-166"
  t:options { "sv1-181", "sv1-196" }
  t:answer "sv1-196"
  t:options { "sv1-193", "sv1-197" }
  t:answer "sv1-193"
  t:equal(t.me.hand, { "sv1-196", "sv1-193" })
  t:equal(#t:events("card_shown"), 2)
  t:equal(#t:events("shuffled"), 1)
end)

test("Arven: one of them is enough", function(t)
  t:position(with_deck { "sv1-181", "sv1-197" })
  t:play "sv1-166"
  t:answer "stop"
  t:answer "sv1-197"
  t:equal(t.me.hand, { "sv1-197" })
end)

test("Arven: not with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal("play", "sv1-166")
end)
