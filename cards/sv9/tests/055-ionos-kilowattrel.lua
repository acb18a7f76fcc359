local function flashing(active, hand, deck)
  return {
    ruleset = "sv",
    me = { active = active, bench = { { "sv8-70", energy = "L" } }, hand = hand, deck = deck },
    opponent = { active = { "sv1-38", energy = "L" } },
  }
end

test("Flashing Draw: a basic Lightning Energy is discarded, and 6 cards are in hand", function(t)
  t:position(flashing({ "sv9-55", energy = "LLR" }, { "sv8-70", "sv1-38" }))
  t:use "Flashing Draw"
  t:equal(t.me.active.energy, "LR")
  t:equal(t.me.discard, { "dp1-126" })
  t:equal(#t.me.hand, 6)
  t:illegal("use", "Flashing Draw")
end)

test("Flashing Draw: 6 cards from none, 1 with 5", function(t)
  t:position(flashing({ "sv9-55", energy = "L" }, {}))
  t:use "Flashing Draw"
  t:equal(#t.me.hand, 6)
  t:position(flashing({ "sv9-55", energy = "L" }, { "5 sv8-70" }, { "dp1-123", "dp1-124" }))
  t:use "Flashing Draw"
  t:equal(t.me.deck, { "dp1-124" })
end)

test("Flashing Draw: as many as the deck has", function(t)
  t:position(flashing({ "sv9-55", energy = "L" }, {}, { "dp1-123", "dp1-124" }))
  t:use "Flashing Draw"
  t:equal(t.me.hand, { "dp1-123", "dp1-124" })
end)

test("Flashing Draw: not with 6 cards in hand, nor without a deck", function(t)
  t:position(flashing({ "sv9-55", energy = "L" }, { "6 sv8-70" }))
  t:illegal("use", "Flashing Draw")
  t:position(flashing({ "sv9-55", energy = "L" }, {}, {}))
  t:illegal("use", "Flashing Draw")
end)

test("Flashing Draw: not without a basic Lightning Energy on this very Pokémon", function(t)
  t:position(flashing({ "sv9-55", energy = "RW", attached = { "sv6-167", "sv9-159" } }, {
    "dp1-126",
  }))
  t:illegal("use", "Flashing Draw")
end)

test("Flashing Draw: once a turn for each of two, on the Bench too", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv9-55", energy = "LL" },
      bench = { { "sv9-55", energy = "LL" } },
      hand = { "sv8-70" },
    },
    opponent = { active = "sv1-38" },
  }
  t:use("Flashing Draw", "bench 1")
  t:equal(#t.me.hand, 6)
  t:bench "sv8-70"
  t:illegal("use", "Flashing Draw", "bench 1")
  t:use("Flashing Draw", "active")
  t:equal(#t.me.hand, 6)
  t:equal(t.me.active.energy, "L")
  t:equal(t.me.bench[1].energy, "L")
end)
