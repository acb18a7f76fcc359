local deck = { "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13" }

local function with(hand, cards)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = hand, deck = cards },
    opponent = { active = "sv1-38" },
  }
end

test("Professor's Research: the hand for seven cards", function(t)
  t:position(with({ "sv1-189", "sv1-14", "dp1-124" }, deck))
  t:play "sv1-189"
  t:equal(#t.me.hand, 7)
  t:equal(#t.me.deck, 1)
  t:equal(t.me.discard, { "sv1-14", "dp1-124", "sv1-189" })
end)

test("Professor's Research: with no other card in hand, as many as there are", function(t)
  t:position(with({ "sv1-189" }, { "sv1-13", "sv1-14" }))
  t:play "sv1-189"
  t:equal(t.me.hand, { "sv1-13", "sv1-14" })
end)

test("Professor's Research: with an empty deck, it still discards the hand", function(t)
  t:position(with({ "sv1-189", "sv1-14" }, {}))
  t:play "sv1-189"
  t:equal(t.me.discard, { "sv1-14", "sv1-189" })
end)

test("Professor's Research: not without another card and a deck", function(t)
  t:position(with({ "sv1-189" }, {}))
  t:illegal("play", "sv1-189")
end)
