local function legacy(mine, bench, theirs)
  return {
    ruleset = "sv",
    me = { active = mine, bench = bench or { "sv1-13" }, hand = { "sv6-167" } },
    opponent = { active = theirs or { "sv1-65", energy = "LL" }, bench = { "sv1-13" } },
  }
end

test("Legacy Energy: provides every type, but only 1 Energy", function(t)
  t:position(legacy "sv1-36")
  t:attach("sv6-167", "active")
  t:legal("attack", "Gnaw")
  t:illegal("attack", "Combustion")
  t:position(legacy { "sv1-36", energy = "RG" })
  t:attach("sv6-167", "active")
  t:legal("attack", "Combustion")
  t:position(legacy { "sv8-57", energy = "GL" })
  t:illegal("attack", "Topaz Bolt")
  t:attach("sv6-167", "active")
  t:legal("attack", "Topaz Bolt")
  t:equal(t.me.active.energy, "GL*")
end)

test("Legacy Energy: the opponent takes 1 fewer Prize card", function(t)
  t:position(legacy { "sv1-80", attached = { "sv6-167" } })
  t:end_turn()
  t:attack "Pulse Launcher"
  t:equal(t.opponent.prizes_left, 6)
  t:equal(t.me.discard, { "sv1-80", "sv6-167" })
  t:position(legacy { "sv1-81", attached = { "sv6-167" } })
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
end)

test("Legacy Energy: on the Bench, too, and only for its own Pokémon", function(t)
  t:position(legacy(
    { "sv1-80", damage = 30 },
    { { "sv1-80", damage = 90, attached = { "sv6-167" } }, "sv1-13" },
    { "sv1-80", energy = "LLL" }
  ))
  t:end_turn()
  t:attack "Lightning Laser"
  t:answer "bench 1"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
  t:equal(#t.me.bench, 0)
end)

test("Legacy Energy: once in the game", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-80", attached = { "sv6-167" } },
      bench = { { "sv1-80", attached = { "sv6-167" } }, "sv1-13" },
    },
    opponent = { active = { "sv1-65", energy = "LL" } },
  }
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer "bench 1"
  t:equal(t.opponent.prizes_left, 6)
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
end)

test("Legacy Energy: once, even for two of them at the same time", function(t)
  t:position(legacy { "sv1-81", attached = { "sv6-167", "sv6-167" } })
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
  t:position(legacy(
    { "sv1-80", damage = 30, attached = { "sv6-167" } },
    { { "sv1-80", damage = 90, attached = { "sv6-167" } }, "sv1-13" },
    { "sv1-80", energy = "LLL" }
  ))
  t:end_turn()
  t:attack "Lightning Laser"
  t:answer "bench 1"
  t:answer "sv6-167 on bench 1"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
end)

test("Legacy Energy: once for each player", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-65", energy = "LL", damage = 200, attached = { "sv6-167" } },
      bench = { "sv1-13" },
    },
    opponent = {
      active = { "sv1-80", attached = { "sv6-167" } },
      bench = { { "sv1-65", energy = "LL" } },
    },
  }
  t:attack "Pulse Launcher"
  t:equal(t.me.prizes_left, 6)
  t:attack "Pulse Launcher"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
end)

test("Legacy Energy: not for Poison, nor for an attack that does no damage", function(t)
  t:position(legacy {
    "sv1-80",
    damage = 110,
    conditions = { "poisoned" },
    attached = { "sv6-167" },
  })
  t:end_turn()
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
  t:position(legacy({ "sv1-80", damage = 60, attached = { "sv6-167" } }, nil, {
    "me1-86",
    energy = "DD",
  }))
  t:end_turn()
  t:attack "Terminal Period"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
end)

test("Legacy Energy: that does not use it up", function(t)
  t:position(legacy(
    { "sv1-80", damage = 60, attached = { "sv6-167" } },
    { { "sv1-80", attached = { "sv6-167" } }, "sv1-13" },
    { "me1-86", energy = "DDD" }
  ))
  t:end_turn()
  t:attack "Terminal Period"
  t:answer(1)
  t:answer "bench 1"
  t:end_turn()
  t:attack "Claw of Darkness"
  t:answer "sv6-167"
  t:equal(t.opponent.prizes_left, 5)
end)

test("Legacy Energy: not when its Pokémon's own attack does it", function(t)
  t:position(legacy { "sv1-64", energy = "L", damage = 10, attached = { "sv6-167" } })
  t:attack "Explosion"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
end)
