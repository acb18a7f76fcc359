local function with(bench, deck)
  return {
    ruleset = "sv",
    me = { active = { "me1-60", energy = "P" }, bench = bench, deck = deck },
    opponent = { active = "me1-36" },
  }
end

test("Overflowing Wishes: a Basic Psychic Energy card to each Benched Pokémon", function(t)
  t:position(with({ "sv1-84", "sv1-80" }, { "dp1-126", "dp1-127", "dp1-127", "dp1-127" }))
  t:attack "Overflowing Wishes"
  t:answer "dp1-127"
  t:answer "dp1-127"
  t:equal(t.me.bench[1].energy, "P")
  t:equal(t.me.bench[2].energy, "P")
  t:equal(t.me.active.energy, "P")
  t:equal(#t.me.deck, 2)
  t:equal(#t:events("shuffled"), 1)
end)

test("Overflowing Wishes: with fewer cards one says who gets one", function(t)
  t:position(with({ "sv1-84", "sv1-80" }, { "dp1-126", "dp1-127" }))
  t:attack "Overflowing Wishes"
  t:answer "stop"
  t:answer "dp1-127"
  t:equal(t.me.bench[1].energy, "")
  t:equal(t.me.bench[2].energy, "P")
end)

test("Overflowing Wishes: with an empty Bench none", function(t)
  t:position(with({}, { "dp1-127" }))
  t:attack "Overflowing Wishes"
  t:equal(t.me.deck, { "dp1-127" })
end)

test("Mega Symphonia: 50 for each Psychic Energy of all", function(t)
  t:position(with({ { "sv1-84", energy = "PPL" } }, {}))
  t:attack "Mega Symphonia"
  t:equal(t.opponent.active.damage, 150)
end)

test("MEGA-05: a Stage 2, from Kirlia, and the turn goes on", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-85", energy = "P" }, bench = { "sv1-84" }, hand = { "me1-60" } },
    opponent = { active = "sv1-38" },
  }
  t:illegal("evolve", "me1-60", "bench 1")
  t:evolve("me1-60", "active")
  t:equal(t.turn_player, "me")
  t:legal("attack", "Mega Symphonia")
end)

test("Overflowing Wishes: no other Energy, no Psychic Pokémon", function(t)
  t:position(with({ "sv1-84" }, { "dp1-126", "sv5-162", "sv1-84", "dp1-127" }))
  t:attack "Overflowing Wishes"
  t:options { "dp1-127" }
  t:answer "dp1-127"
end)
