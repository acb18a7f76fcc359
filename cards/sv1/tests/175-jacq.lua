local function with_deck(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv1-175" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Jacq: two Evolution Pokémon, shown", function(t)
  t:position(with_deck { "sv1-13", "sv1-14", "sv1-15", "sv1-106", "dp1-123" })
  t:play "sv1-175"
  t:options { "sv1-14", "sv1-15", "sv1-106" }
  t:fails(function() t:answer("sv1-14", "sv1-15", "sv1-106") end, "takes 0 to 2 picks")
  t:answer("sv1-14", "sv1-15")
  t:equal(t.me.hand, { "sv1-14", "sv1-15" })
  t:equal(#t:events("card_shown"), 2)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Jacq: none need be taken", function(t)
  t:position(with_deck { "sv1-14" })
  t:play "sv1-175"
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("Jacq: not with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal("play", "sv1-175")
end)
