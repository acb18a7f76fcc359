local function meowth(hand, deck)
  return {
    ruleset = "sv",
    me = { active = "swsh2-142", bench = { "swsh2-126" }, hand = hand, deck = deck },
    opponent = { active = "swsh2-4" },
  }
end

test("Evolution Roar: two cards for a Galarian Perrserker, once a turn", function(t)
  t:position(meowth({ "dp1-123", "swsh2-4", "swsh2-142", "swsh2-5" }, { "dp1-124", "swsh2-205" }))
  t:use "Evolution Roar"
  t:answer("swsh2-142", "dp1-123")
  t:options { "swsh2-205" }
  t:answer "swsh2-205"
  t:events { { "card_shown", card = "swsh2-205" }, { "shuffled", player = "me" } }
  t:changed {
    ["me hand"] = { "- Chatot", "- Grass Energy", "+ Galarian Perrserker" },
    ["me discard"] = { "+ Chatot", "+ Grass Energy" },
    ["me deck"] = { "- Galarian Perrserker" },
  }
  t:illegal("use", "Evolution Roar")
end)

test("Evolution Roar: none need be taken", function(t)
  t:position(meowth({ "dp1-123", "dp1-123" }, { "dp1-124", "swsh2-205" }))
  t:use "Evolution Roar"
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(t.me.discard, { "dp1-123", "dp1-123" })
end)

test("Evolution Roar: none in the deck", function(t)
  t:position(meowth({ "dp1-123", "dp1-123" }, { "dp1-124", "swsh2-126" }))
  t:use "Evolution Roar"
  t:options {}
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(#t.me.deck, 2)
end)

test("Evolution Roar: not with one card in hand", function(t)
  t:position(meowth({ "dp1-123" }, { "swsh2-205" }))
  t:illegal("use", "Evolution Roar")
end)

test("Evolution Roar: not without a deck", function(t)
  t:position(meowth({ "dp1-123", "dp1-123" }, {}))
  t:illegal("use", "Evolution Roar")
end)

test("Evolution Roar: two cards, neither one nor three", function(t)
  t:position(meowth({ "dp1-123", "swsh2-4", "swsh2-142" }, { "dp1-124", "swsh2-205" }))
  t:use "Evolution Roar"
  t:fails(function() t:answer "dp1-123" end, "takes 2 to 2 picks, not 1")
  t:fails(function() t:answer("dp1-123", "swsh2-4", "swsh2-142") end, "takes 2 to 2 picks, not 3")
  t:answer("dp1-123", "swsh2-4")
  t:answer "stop"
end)
