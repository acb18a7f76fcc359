local function naveen(hand, deck)
  hand[#hand + 1] = "me3-79"
  return {
    ruleset = "sv",
    me = { active = "sv1-13", hand = hand, deck = deck or { "6 dp1-123" } },
    opponent = { active = "sv1-13", hand = { "3 sv1-13" } },
  }
end

test("Naveen: draws until there are 5 cards in hand", function(t)
  t:position(naveen { "sv1-20", "sv1-36" })
  t:play "me3-79"
  t:answer "stop"
  t:changed {
    ["me hand"] = { "+ 3 Grass Energy", "- Naveen" },
    ["me deck"] = { "- 3 Grass Energy" },
    ["me discard"] = { "+ Naveen" },
    ["supporters played this turn"] = 1,
  }
end)

test("Naveen: any cards may be discarded first", function(t)
  t:position(naveen { "sv1-20", "sv1-36", "sv1-52" })
  t:play "me3-79"
  t:answer("sv1-20", "sv1-52")
  t:equal(t.me.hand, { "sv1-36", "dp1-123", "dp1-123", "dp1-123", "dp1-123" })
  t:equal(t.me.discard, { "sv1-20", "sv1-52", "me3-79" })
end)

test("Naveen: all of them, too", function(t)
  t:position(naveen { "sv1-20", "sv1-36" })
  t:play "me3-79"
  t:answer("sv1-20", "sv1-36")
  t:equal(#t.me.hand, 5)
  t:equal(#t.me.deck, 1)
end)

test("Naveen: as the last card in hand", function(t)
  t:position(naveen {})
  t:play "me3-79"
  t:equal(#t.me.hand, 5)
end)

test("Naveen: with 4 other cards none must be discarded", function(t)
  t:position(naveen { "sv1-20", "sv1-36", "sv1-52", "sv1-63" })
  t:play "me3-79"
  t:answer "stop"
  t:equal(t.me.hand, { "sv1-20", "sv1-36", "sv1-52", "sv1-63", "dp1-123" })
end)

test("Naveen: with 5 or more as many as it takes to draw a card", function(t)
  t:position(naveen { "sv1-20", "sv1-36", "sv1-52", "sv1-63", "sv1-84", "sv1-13" })
  t:play "me3-79"
  t:fails(function() t:answer "sv1-20" end, "takes 2 to 2 picks")
  t:answer("sv1-20", "sv1-36")
  t:answer "stop"
  t:equal(t.me.hand, { "sv1-52", "sv1-63", "sv1-84", "sv1-13", "dp1-123" })
end)

test("Naveen: more than that, too", function(t)
  t:position(naveen { "sv1-20", "sv1-36", "sv1-52", "sv1-63", "sv1-84" })
  t:play "me3-79"
  t:answer "sv1-20"
  t:answer("sv1-63", "sv1-84")
  t:equal(t.me.hand, { "sv1-36", "sv1-52", "dp1-123", "dp1-123", "dp1-123" })
end)

test("Naveen: a small deck gives what it has, an empty one forbids it", function(t)
  t:position(naveen({ "sv1-20" }, { "2 dp1-123" }))
  t:play "me3-79"
  t:answer "stop"
  t:equal(t.me.hand, { "sv1-20", "dp1-123", "dp1-123" })
  t:position(naveen({ "sv1-20" }, {}))
  t:illegal("play", "me3-79")
end)
