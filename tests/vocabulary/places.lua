-- Cards that change places, texts that work outside of play, and which cards may be where.

local wall = { active = "neutral-4" }

local function duel(t, mine, theirs) t:position { me = mine, opponent = theirs or wall } end

test("transform: everything on it stays", function(t)
  duel(t, {
    active = { "vocabulary-101", energy = "GG", damage = 20, conditions = { "poisoned" } },
    hand = { "neutral-4" },
  })
  t:attack "Moult"
  t:equal(t.me.active.id, "neutral-4")
  t:equal(t.me.active.energy, "GG")
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.active.conditions, { "poisoned" })
  t:equal(t.me.hand, { "vocabulary-101" })
end)

test("transform: damage that is too much for the new card Knocks it Out", function(t)
  duel(t, {
    active = { "vocabulary-101", damage = 50 },
    bench = { "neutral-4" },
    hand = { "vocabulary-20" },
  })
  t:attack "Moult"
  t:answer(1)
  t:equal(t.me.discard, { "vocabulary-20" })
end)

test("onlyByEffect: neither by evolving from the hand nor by another text", function(t)
  duel(t, { active = "vocabulary-20", hand = { "vocabulary-100" } })
  t:illegal("evolve", "vocabulary-100")
  t:use "Grow Up"
  t:equal(t.me.active.id, "vocabulary-20")
  duel(t, { active = "vocabulary-101", hand = { "vocabulary-100" } })
  t:attack "Shed"
  t:equal(t.me.active.id, "vocabulary-101")
end)

test("onlyByEffect: by the text it names", function(t)
  duel(t, { active = "vocabulary-101", hand = { "vocabulary-100" } })
  t:attack "Moult"
  t:equal(t.me.active.id, "vocabulary-100")
end)

test("ability.fromHand", function(t)
  duel(t, { active = "neutral-1", hand = { "sv7-101" } }, { active = "sv7-101" })
  t:use "Emergency Rotation"
  t:equal(t.me.bench[1].id, "sv7-101")
end)

test("works from discard pile: each copy once", function(t)
  duel(t, { active = "neutral-1", discard = { "vocabulary-102", "vocabulary-102" } })
  t:coins "TT"
  t:use "Windfall"
  t:use "Windfall"
  t:illegal("use", "Windfall")
  t:equal(#t.me.discard, 2)
end)

test("works from discard pile: a card that comes back there is another one", function(t)
  duel(t, { active = "neutral-1", discard = { "vocabulary-102" }, hand = { "bw8-128", "dp1-123" } })
  t:coins "HT"
  t:use "Windfall"
  t:play "bw8-128"
  t:use "Windfall"
  t:illegal("use", "Windfall")
end)

test("works from discard pile: not from elsewhere", function(t)
  duel(t, { active = "vocabulary-102", hand = { "vocabulary-102" } })
  t:illegal("use", "Windfall")
end)

test("prize.faceUp: shuffled, it lies face down again", function(t)
  duel(t, { active = "vocabulary-102", prizes = { "dp1-123", "dp1-124" } })
  t:attack "Reshuffle"
  t:shuffle()
  t:answer(1)
  t:events { { "card_shown", card = "dp1-123", from = "prizes" }, { "shuffled", from = "prizes" } }
end)

test("on_discard: a Stadium that is replaced", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "vocabulary-102", hand = { "sm6-115" }, deck = { "dp1-123", "dp1-124" } },
    opponent = wall,
    stadium = "me1-129",
  }
  t:play "sm6-115"
  t:equal(t.me.hand, { "dp1-123" })
end)

test("on_discard: an Energy card for retreating", function(t)
  duel(t, { active = { "vocabulary-102", energy = "G" }, bench = { "neutral-1" } })
  t:retreat "bench 1"
  t:equal(t.me.bench[1].damage, 10)
end)

test("on_discard: with the Pokémon it was on", function(t)
  duel(t, {
    active = { "vocabulary-101", damage = 50, attached = { "vocabulary-103" } },
    bench = { "neutral-4" },
    hand = { "vocabulary-20" },
    deck = { "dp1-123", "dp1-124" },
  })
  t:attack "Moult"
  t:answer(1)
  t:equal(t.me.hand, { "vocabulary-101", "dp1-123" })
end)

test("energy.attachRule: a Tool that loses its Pokémon's type is discarded", function(t)
  duel(t, {
    active = { "vocabulary-101", attached = { "vocabulary-104" } },
    hand = { "neutral-1" },
  })
  t:attack "Moult"
  t:equal(t.me.discard, { "vocabulary-104" })
end)

test("energy.attachRule: only onto what it says", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "neutral-4", bench = { "dp3-93" }, hand = { "vocabulary-104" } },
    opponent = wall,
  }
  t:illegal("play", "vocabulary-104", "active")
  t:play("vocabulary-104", "bench 1")
  t:equal(t.me.bench[1].attached, { "vocabulary-104" })
end)

test("energy.attachRule: an Energy card whose Pokémon loses its name is discarded", function(t)
  for card, attached in pairs { ["neutral-1"] = {}, ["sv10-117"] = { "sv10-182" } } do
    duel(t, { active = { "vocabulary-106", attached = { "sv10-182" } }, hand = { card } })
    t:attack "Moult"
    t:equal(t.me.active.attached, attached)
  end
end)

test("tools.surplus", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "me2-29", attached = { "vocabulary-103", "me2-93" } },
      hand = { "swsh6-148" },
      deck = { "dp1-123" },
    },
    opponent = wall,
  }
  t:play "swsh6-148"
  t:answer "vocabulary-103 on active"
  t:equal(t.me.active.attached, { "me2-93" })
  t:equal(t.me.hand, { "dp1-123" })
end)

test("discard.locked", function(t)
  duel(t, { active = { "sv1-70", energy = "L" }, discard = { "sv6pt5-62" } })
  t:attack "Junk Hunt"
  t:equal(t.me.hand, {})
end)

test("bounce.locked: a Pokémon", function(t)
  duel(t, { active = { "vocabulary-18", energy = "G" }, bench = { "neutral-4" } }, {
    active = "sv6-50",
  })
  t:answer(true)
  t:attack "Homeward"
  t:equal(t.me.active.id, "vocabulary-18")
  t:equal(t.me.active.energy, "G")
end)

test("bounce.locked: cards attached to a Pokémon", function(t)
  duel(t, { active = { "vocabulary-10", energy = "GG" } }, { active = "sv6-50" })
  t:answer("dp1-123", "dp1-123")
  t:attack "Gather"
  t:equal(t.me.active.energy, "GG")
  t:equal(t.me.hand, {})
end)

test("pokemon.asTool", function(t)
  duel(t, { active = "neutral-4", bench = { "dp5-49" } })
  t:use "QUICK"
  t:equal(t.me.active.attached, { "dp5-49" })
end)

test("playMultiple: two that must be played together", function(t)
  duel(t, {
    active = "neutral-4",
    hand = { "vocabulary-105", "vocabulary-105" },
    deck = { "dp1-123", "dp1-124", "dp1-125", "dp1-126" },
  })
  t:play "vocabulary-105"
  t:equal(t.me.discard, { "vocabulary-105", "vocabulary-105" })
  t:equal(#t.me.hand, 3)
end)

test("playMultiple: not one alone", function(t)
  duel(t, { active = "neutral-4", hand = { "vocabulary-105" } })
  t:illegal("play", "vocabulary-105")
end)
