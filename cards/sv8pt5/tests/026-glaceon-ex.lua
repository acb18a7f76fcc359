local function glaceon(active, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv8pt5-26", energy = "GWD" }, bench = { { "sv1-80", damage = 60 } } },
    opponent = { active = active, bench = bench },
  }
end

test("Frost Bullet: 110, and 30 to a Benched Pokémon", function(t)
  t:position(glaceon("me1-60", { "sv1-36", "sv1-80" }))
  t:attack "Frost Bullet"
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 1"
  t:equal(t.opponent.active.damage, 110)
  t:equal(t.opponent.bench[1].damage, 30)  -- without its Weakness
  t:equal(t.opponent.bench[2].damage, 0)
end)

test("Frost Bullet: without a Bench only 110", function(t)
  t:position(glaceon "me1-60")
  t:attack "Frost Bullet"
  t:changed { ["opponent active damage"] = 110 }
end)

test("Euclase: Knocks Out the Pokémon with exactly 6 damage counters", function(t)
  t:position(glaceon({ "sv1-80", damage = 50 }, {
    { "sv1-80", damage = 60 },
    { "sv1-80", damage = 70 },
    "sv1-80",
  }))
  t:attack "Euclase"
  t:answer(1)
  t:equal(t.opponent.discard, { "sv1-80" })
  t:equal(#t.opponent.bench, 2)
  t:equal(t.opponent.bench[1].damage, 70)
  t:equal(t.opponent.active.damage, 50)
  t:equal(#t:events("damaged"), 0)
end)

test("Euclase: one of several, the Active Pokémon too", function(t)
  t:position(glaceon({ "sv1-80", damage = 60 }, {
    { "sv1-80", damage = 60 },
    { "sv1-81", damage = 60 },
    "sv1-80",
  }))
  t:attack "Euclase"
  t:options { "opponent active", "opponent bench 1", "opponent bench 2" }
  t:answer "opponent active"
  t:answer(1)
  t:answer "opponent bench 3"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.bench[1].damage, 60)
end)

test("Euclase: with none, nothing happens", function(t)
  t:position(glaceon({ "sv1-80", damage = 70 }, { { "sv1-81", damage = 50 } }))
  t:attack "Euclase"
  t:unchanged()
end)

test("Euclase: a Benched Tera Pokémon, too, because it is not damage", function(t)
  t:position(glaceon("sv1-80", { { "sv6-25", damage = 60 } }))
  t:attack "Euclase"
  t:answer("#1", "#2")
  t:equal(t.opponent.discard, { "sv6-25" })
end)

test("Euclase: its cost", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8pt5-26", energy = "WWD" } },
    opponent = { active = { "sv1-80", damage = 60 } },
  }
  t:illegal("attack", "Euclase")
end)

test("TERA-01: on the Bench no damage by attacks, also by one's own", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-150", energy = "MMM" }, bench = { "sv8pt5-26", "sv1-13" } },
    opponent = { active = "sv6-61", bench = { { "sv1-80", energy = "LLL" } } },
  }
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 0)
  t:equal(t.me.bench[2].damage, 30)
  t:position {
    ruleset = "sv",
    me = { active = "me1-60", bench = { "sv8pt5-26" } },
    opponent = { active = { "sv1-80", energy = "LLL" } },
  }
  t:end_turn()
  t:attack "Lightning Laser"
  t:equal(t.me.active.damage, 90)
  t:equal(t.me.bench[1].damage, 0)
end)

test("EXSV-01: 2 Prize cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-65", energy = "LL" } },
    opponent = { active = { "sv8pt5-26", damage = 50 }, bench = { "sv1-13" } },
  }
  t:attack "Pulse Launcher"
  t:answer("#1", "#2")
  t:equal(t.me.prizes_left, 4)
end)
