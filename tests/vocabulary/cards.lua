-- Energy, hands, deck and discard pile.

local wall = { active = "neutral-4" }

local function duel(t, mine, theirs) t:position { me = mine, opponent = theirs or wall } end

test("energy.attach(hand, extra)", function(t)
  duel(t, { active = "vocabulary-10", bench = { "vocabulary-1" }, hand = { "dp1-123" } })
  t:answer "bench 1"
  t:use "Green Hand"
  t:equal(t.me.bench[1].energy, "G")
  t:illegal("use", "Green Hand")
end)

test("energy.attach(deck)", function(t)
  duel(t, { active = "vocabulary-10", deck = { "dp1-123", "dp1-124", "dp1-123", "dp1-123" } })
  t:answer("dp1-123", "dp1-123")
  t:attack "Deep Roots"
  t:equal(t.me.active.energy, "GG")
  t:equal(#t.me.deck, 2)
end)

test("energy.attach(discard)", function(t)
  duel(t, { active = "vocabulary-10", discard = { "dp1-123", "dp1-124", "dp1-123" } })
  t:answer("dp1-123", "dp1-123")
  t:attack "Compost"
  t:equal(t.me.active.energy, "GG")
end)

test("energy.move(own)", function(t)
  duel(t, {
    active = { "vocabulary-10", energy = "GW" },
    bench = { "vocabulary-1", "vocabulary-2" },
  })
  t:answer "dp1-123 on active"
  t:answer "bench 2"
  t:answer "stop"
  t:attack "Transplant"
  t:equal(t.me.active.energy, "W")
  t:equal(t.me.bench[2].energy, "G")
end)

test("energy.return", function(t)
  duel(t, { active = { "vocabulary-10", energy = "GG" } })
  t:answer("dp1-123", "dp1-123")
  t:attack "Gather"
  t:equal(t.me.active.energy, "")
  t:equal(t.me.hand, { "dp1-123", "dp1-123" })
end)

test("energy.discard(self)", function(t)
  duel(t, { active = { "vocabulary-2", energy = "GWG" } })
  t:answer("dp1-123", "dp1-125")
  t:attack "Burn Out"
  t:equal(t.me.active.energy, "G")
end)

test("energy.provides(types)", function(t)
  duel(t, {
    active = { "vocabulary-33", attached = { "vocabulary-11" } },
    bench = { { "vocabulary-21", attached = { "vocabulary-11" } } },
  })
  t:illegal("attack", "Surge")  -- only one Colorless Energy on a Basic Pokémon
  t:equal(t.me.bench[1].energy, "**")
end)

test("hand.shuffleDraw, draw(n)", function(t)
  duel(t, { active = "vocabulary-1", hand = { "vocabulary-12", "neutral-1", "neutral-2" } })
  t:play "vocabulary-12"
  t:equal(#t.me.hand, 4)
  t:equal(#t:events("shuffled"), 1)
end)

test("draw.until(n), hand.discard(self) as cost", function(t)
  duel(t, {
    active = "vocabulary-1",
    hand = { "vocabulary-13", "neutral-1", "neutral-2", "neutral-3" },
  })
  t:answer("neutral-1", "neutral-2")
  t:play "vocabulary-13"
  t:equal(#t.me.hand, 5)
  t:equal(t.me.hand[1], "neutral-3")
end)

test("draw.until(n): a cost that cannot be paid", function(t)
  duel(t, { active = "vocabulary-1", hand = { "vocabulary-13", "neutral-1" } })
  t:illegal("play", "vocabulary-13")
end)

test("hand.reveal(opponent), hand.toDeck(opponent), random.pick", function(t)
  duel(t, { active = "vocabulary-1", hand = { "vocabulary-14" } }, {
    active = "neutral-4",
    hand = { "neutral-1", "neutral-2", "neutral-3" },
  })
  t:pick "neutral-3"
  t:answer "neutral-2"
  t:play "vocabulary-14"
  t:equal(t.opponent.hand, { "neutral-1" })
  t:equal(t.opponent.deck[#t.opponent.deck], "neutral-2")
  t:equal(#t:events("looked_at") > 0, true)
end)

test("hand.discard(opponent), choice.opponent, opponentActs", function(t)
  duel(t, { active = "vocabulary-1", hand = { "vocabulary-15" } }, {
    active = "neutral-4",
    hand = { "neutral-1", "neutral-2", "neutral-3" },
  })
  t:play "vocabulary-15"
  t:equal(t:asked(), "opponent")
  t:answer "neutral-1"
  t:equal(t:asked(), "me")
  t:answer "neutral-3"
  t:equal(t.opponent.hand, { "neutral-2" })
end)

test("search(any card)", function(t)
  duel(t, { active = "vocabulary-16", deck = { "neutral-1", "dp1-123", "neutral-16" } })
  t:answer "neutral-16"
  t:attack "Anything"
  t:equal(t.me.hand, { "neutral-16" })
end)

test("search(basic->bench)", function(t)
  duel(t, { active = "vocabulary-16", deck = { "neutral-1", "neutral-2", "neutral-4" } })
  t:answer("neutral-1", "neutral-4")
  t:attack "Call"
  t:equal(#t.me.bench, 2)
end)

local deck = { "neutral-1", "dp1-123", "neutral-16" }
for number, kind in ipairs { "pokemon", "energy", "trainer" } do
  test("search(" .. kind .. "->hand), choice.modes", function(t)
    duel(t, { active = "vocabulary-16", deck = deck })
    t:answer(number)
    t:answer(deck[number])
    t:attack "Fetch"
    t:equal(t.me.hand, { deck[number] })
  end)
end

test("deck.lookTop(n) take", function(t)
  duel(t, {
    active = "vocabulary-16",
    deck = { "neutral-1", "dp1-123", "neutral-16", "dp1-124", "neutral-4", "neutral-4" },
  })
  t:answer("dp1-123", "dp1-124")
  t:answer("neutral-16", "neutral-1")
  t:attack "Sift"
  t:equal(t.me.hand, { "dp1-123", "dp1-124" })
  t:equal(t.me.deck, { "neutral-4", "neutral-4", "neutral-16", "neutral-1" })
end)

test("discard->hand, discard->deck, deck.reorder, deck.toTop/bottom", function(t)
  duel(t, {
    active = "vocabulary-1",
    hand = { "vocabulary-17" },
    discard = { "neutral-1", "neutral-2" },
    deck = { "neutral-4", "neutral-5", "dp1-123" },
  })
  t:shuffle("neutral-4", "neutral-5", "neutral-2", "dp1-123")
  t:answer "neutral-1"
  t:answer("neutral-2", "neutral-4", "neutral-5")
  t:play "vocabulary-17"
  t:equal(t.me.hand, { "neutral-1" })
  t:equal(t.me.deck, { "neutral-2", "neutral-4", "neutral-5", "dp1-123" })
end)

test("mill(self), mill(opponent)", function(t)
  duel(t, { active = "vocabulary-2" })
  t:attack "Mill"
  t:equal(#t.me.discard, 1)
  t:equal(#t.opponent.discard, 2)
end)

test("energy.discard(opponent): units, not cards", function(t)
  duel(t, { active = "vocabulary-47" }, {
    active = { "neutral-4", energy = "GG", attached = { "neutral-23" } },
  })
  t:answer "neutral-23"  -- provides both
  t:attack "Two Units"
  t:changed {
    ["opponent active energy"] = { "- Double Energy" },
    ["opponent discard"] = { "+ Double Energy" },
  }
  duel(t, { active = "vocabulary-47" }, {
    active = { "neutral-4", energy = "GG", attached = { "neutral-23" } },
  })
  t:answer "dp1-123"
  t:answer "dp1-123"
  t:attack "Two Units"
  t:equal(#t.opponent.discard, 2)
end)

test("deck.toTop/bottom: the lowest card", function(t)
  duel(t, { active = "vocabulary-47", deck = { "neutral-1", "neutral-3" } })
  t:attack "Dig"
  t:equal(t.me.hand, { "neutral-3" })
end)

test("hand.toDeck(opponent): in an order nobody knows", function(t)
  duel(t, { active = "vocabulary-47" }, {
    active = "neutral-4",
    hand = { "neutral-1", "neutral-2", "neutral-3" },
    deck = { "neutral-5" },
  })
  t:pick "neutral-2"
  t:pick "neutral-1"
  t:attack "Sweep"
  t:equal(t.opponent.hand, { "neutral-5" })
  t:equal(t.opponent.deck, { "neutral-2", "neutral-1", "neutral-3" })
end)
