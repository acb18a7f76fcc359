local deck = { "sv1-14", "sv1-14", "sv1-14", "sv1-14", "sv1-14", "sv1-14" }

local function with(hand)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = hand, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Dendra: a card under the deck, then up to five in hand", function(t)
  t:position(with { "sv2-179", "sv1-13", "dp1-126" })
  t:play "sv2-179"
  t:answer "sv1-13"
  t:equal(t.me.hand, { "dp1-126", "sv1-14", "sv1-14", "sv1-14", "sv1-14" })
  t:equal(t.me.deck, { "sv1-14", "sv1-14", "sv1-13" })
end)

test("Dendra: nothing is drawn with more in hand", function(t)
  t:position(with {
    "sv2-179",
    "sv1-13",
    "sv1-14",
    "sv1-15",
    "sv1-20",
    "sv1-21",
    "sv1-22",
    "sv1-23",
  })
  t:play "sv2-179"
  t:answer "sv1-13"
  t:equal(#t.me.hand, 6)
  t:equal(#t.me.deck, 7)
end)

test("Dendra: not without another card in hand", function(t)
  t:position(with { "sv2-179" })
  t:illegal("play", "sv2-179")
end)
