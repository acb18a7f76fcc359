local function with(prizes, hand, deck)
  return {
    ruleset = "sv",
    me = { active = "swsh1-140", hand = hand, deck = deck, prizes = prizes },
    opponent = { active = "swsh1-140" },
  }
end

local deck = {
  "dp1-123",
  "dp1-124",
  "dp1-125",
  "dp1-126",
  "dp1-127",
  "dp1-128",
  "dp1-129",
  "dp1-130",
}

test("Lillie's Determination: 6 cards once a Prize card is taken", function(t)
  t:position(with(5, { "me1-119", "swsh1-22", "swsh1-165" }, deck))
  t:shuffle("swsh1-22", "dp1-130")
  t:play "me1-119"
  t:equal(#t.me.hand, 6)
  t:equal(t.me.hand[1], "swsh1-22")
  t:equal(#t.me.deck, 4)
  t:equal(t.me.discard, { "me1-119" })
end)

test("Lillie's Determination: 8 cards with all 6 Prize cards left", function(t)
  t:position(with(6, { "me1-119", "swsh1-22" }, deck))
  t:shuffle()
  t:play "me1-119"
  t:equal(#t.me.hand, 8)
  t:equal(#t.me.deck, 1)
end)

test("Lillie's Determination: an empty hand, or an empty deck", function(t)
  t:position(with(5, { "me1-119" }, { "dp1-123" }))
  t:play "me1-119"
  t:equal(t.me.hand, { "dp1-123" })
  t:position(with(5, { "me1-119", "swsh1-22" }, {}))
  t:play "me1-119"
  t:equal(t.me.hand, { "swsh1-22" })
end)

test("Lillie's Determination: not with both empty", function(t)
  t:position(with(5, { "me1-119" }, {}))
  t:illegal("play", "me1-119")
end)

test(
  "Lillie's Determination: without another card in hand the deck is shuffled all the same",
  function(t)
    t:position {
      ruleset = "sv",
      me = { active = "swsh1-140", hand = { "me1-119" } },
      opponent = { active = "swsh1-140" },
    }
    t:play "me1-119"
    t:events { { "shuffled", player = "me" }, { "drew" } }
    t:equal(#t:events("shuffled"), 1)
  end
)
