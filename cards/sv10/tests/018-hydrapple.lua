local function hydrapple(hand, theirs)
  return {
    ruleset = "sv",
    me = {
      active = { "sv10-18", energy = "G" },
      bench = { { "sv1-13", energy = "G" } },
      hand = hand,
      discard = { "dp1-123" },
    },
    opponent = { active = theirs or "sv1-80", bench = { "sv1-36" }, hand = { "6 dp1-123" } },
  }
end

test("Hydra Breath: 6 Basic Grass Energy cards Knock Out the Active Pokémon", function(t)
  t:position(hydrapple { "7 dp1-123", "dp1-124" })
  t:attack "Hydra Breath"
  t:answer(1)
  t:equal(#t.me.discard, 7)
  t:equal(t.me.hand[1], "dp1-123")
  t:equal(t.me.hand[2], "dp1-124")
  t:equal(t.opponent.discard, { "sv1-80" })
  t:equal(t.opponent.active.id, "sv1-36")
  t:equal(t.me.active.energy, "G")
  t:equal(t.me.bench[1].energy, "G")
end)

test("Hydra Breath: it is not damage", function(t)
  t:position(hydrapple({ "6 dp1-123" }, { "me1-36", attached = { "sv3-197" } }))
  t:attack "Hydra Breath"
  t:answer("#1", "#2", "#3")
  t:equal(#t:events("damaged"), 0)
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.prizes_left, 3)
end)

test("Hydra Breath: with only 5 nothing, and none is discarded", function(t)
  t:position(hydrapple { "5 dp1-123", "dp1-124", "sv1-13" })
  t:attack "Hydra Breath"
  t:unchanged()
end)

test("Hydra Breath: a Special Energy card does not count", function(t)
  t:position(hydrapple { "5 dp1-123", "swsh4-162" })
  t:attack "Hydra Breath"
  t:unchanged()
end)
