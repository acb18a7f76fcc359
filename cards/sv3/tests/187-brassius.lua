local function with(hand)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = hand, deck = { "sv1-13", "sv1-13" } },
    opponent = { active = "sv1-38" },
  }
end

test("Brassius: one card more than before", function(t)
  t:position(with { "sv3-187", "sv1-14", "sv1-14" })
  t:play "sv3-187"
  t:equal(#t.me.hand, 3)
  t:equal(#t.me.deck, 1)
end)

test("Brassius: one card for none", function(t)
  t:position(with { "sv3-187" })
  t:play "sv3-187"
  t:equal(t.me.hand, { "sv1-13" })
end)

test("Brassius: without another card in hand the deck is shuffled all the same", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv3-187" } },
    opponent = { active = "sv1-38" },
  }
  t:play "sv3-187"
  t:events { { "shuffled", player = "me" }, { "drew" } }
  t:equal(#t:events("shuffled"), 1)
end)
