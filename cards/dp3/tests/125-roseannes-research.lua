local function with_deck(deck)
  return {
    me = { active = "dp3-113", hand = { "dp3-125" }, deck = deck },
    opponent = { active = "dp3-55" },
  }
end

test("a Basic Pokémon and a basic Energy card, shown", function(t)
  t:position(with_deck { "dp3-94", "dp3-50", "dp1-126", "dp3-129", "dp3-127" })
  t:play "dp3-125"
  t:options { "dp3-94", "dp1-126" }
  t:answer("dp3-94", "dp1-126")
  t:equal(#t.me.hand, 2)
  t:equal(#t.me.deck, 3)
  t:equal(#t:events("card_shown"), 2)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("any combination: two Basic Pokémon, or two Energy cards", function(t)
  t:position(with_deck { "dp3-94", "dp3-98", "dp1-126", "dp1-126" })
  t:answer("dp3-94", "dp3-98")
  t:play "dp3-125"
  t:equal(#t.me.hand, 2)
  t:position(with_deck { "dp3-94", "dp3-98", "dp1-126", "dp1-126" })
  t:answer("dp1-126", "dp1-126")
  t:play "dp3-125"
  t:equal(t.me.hand, { "dp1-126", "dp1-126" })
end)

test("GAP-19: one card or none may be taken", function(t)
  t:position(with_deck { "dp3-94", "dp1-126" })
  t:answer "dp3-94"
  t:play "dp3-125"
  t:equal(t.me.hand, { "dp3-94" })
  t:position(with_deck { "dp3-94", "dp1-126" })
  t:answer "stop"
  t:play "dp3-125"
  t:equal(t.me.hand, {})
end)

test("nothing to find", function(t)
  t:position(with_deck { "dp3-50", "dp3-129", "dp3-127" })
  t:play "dp3-125"
  t:options {}
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("cannot be played with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal("play", "dp3-125")
end)

test("not three cards", function(t)
  t:position(with_deck { "dp3-94", "dp3-98", "dp1-126" })
  t:play "dp3-125"
  t:fails(function() t:answer("dp3-94", "dp3-98", "dp1-126") end, "takes 0 to 2 picks, not 3")
  t:answer("dp3-94", "dp3-98")
end)
