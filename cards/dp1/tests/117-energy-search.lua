local function with_deck(deck)
  return {
    me = { active = "dp3-113", hand = { "dp1-117" }, deck = deck },
    opponent = { active = "dp3-113" },
  }
end

test("takes a basic Energy card and shows it", function(t)
  t:position(with_deck { "dp3-94", "dp1-126", "dp3-129", "dp1-124" })
  t:shuffle("dp1-124", "dp3-94")
  t:play "dp1-117"
  t:options { "dp1-126", "dp1-124" }
  t:answer "dp1-126"
  t:equal(t.me.hand, { "dp1-126" })
  t:equal(t:events("card_shown")[1].card, "dp1-126")
  t:equal(t.me.deck, { "dp1-124", "dp3-94", "dp3-129" })
  t:equal(t.me.discard, { "dp1-117" })
end)

test("need not find one", function(t)
  t:position(with_deck { "dp1-126", "dp1-124" })
  t:play "dp1-117"
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(#t.me.deck, 2)
end)

test("finds nothing where there is nothing", function(t)
  t:position(with_deck { "dp3-94", "dp3-129" })
  t:play "dp1-117"
  t:options {}
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("cannot be played with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal("play", "dp1-117")
end)

test("TURN-06: not in the starting player's first turn", function(t)
  local position = with_deck { "dp1-126" }
  position.turn = 1
  t:position(position)
  t:illegal("play", "dp1-117")
end)
