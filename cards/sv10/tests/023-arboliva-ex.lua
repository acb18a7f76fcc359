local function salvo(t, opponent, targets)
  t:position { ruleset = "sv", me = { active = { "sv10-23", energy = "G" } }, opponent = opponent }
  t:attack "Oil Salvo"
  for _, target in ipairs(targets) do t:answer(target) end
end

local active, bench_1, bench_2 = "opponent active", "opponent bench 1", "opponent bench 2"

test("Oil Salvo: 20 damage each time a Pokémon is chosen", function(t)
  salvo(t, { active = "sv1-80", bench = { "sv1-38", "sv1-36", "sv1-13" } }, {
    active,
    bench_1,
    active,
    bench_2,
    bench_1,
    active,
  })
  t:changed {
    ["opponent active damage"] = 60,
    ["opponent bench 1 damage"] = 40,
    ["opponent bench 2 damage"] = 20,
  }
end)

test("Oil Salvo: any of the opponent's Pokémon each time, and no other", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-23", energy = "G" }, bench = { "sv1-13" } },
    opponent = { active = "sv1-80", bench = { "sv1-38" } },
  }
  t:attack "Oil Salvo"
  for _ = 1, 6 do
    t:options { active, bench_1 }
    t:answer(bench_1)
  end
  t:changed { ["opponent bench 1 damage"] = 120 }
end)

test("Oil Salvo: without Weakness", function(t)
  salvo(t, { active = "swsh2-111", bench = { "sv1-13" } }, {
    active,
    active,
    active,
    bench_1,
    bench_1,
    bench_1,
  })
  t:changed { ["opponent active damage"] = 60, ["opponent bench 1 damage"] = 60 }
end)

test("Oil Salvo: without Resistance", function(t)
  salvo(t, { active = "sv2-149", bench = { "sv1-38" } }, {
    active,
    active,
    bench_1,
    bench_1,
    bench_1,
    bench_1,
  })
  t:equal(t.opponent.active.damage, 40)
end)

test("Oil Salvo: what reduces damage reduces a Pokémon's total once", function(t)
  salvo(t, { active = "sv1-121", bench = { "sv1-38" } }, {
    active,
    active,
    active,
    active,
    active,
    active,
  })
  t:changed { ["opponent active damage"] = 100 }
end)

test("Oil Salvo: with one Pokémon to choose, all 6 times that one", function(t)
  salvo(t, { active = "sv1-38" }, {})
  t:changed { ["opponent active damage"] = 120 }
end)

local function shot(conditions)
  return {
    ruleset = "sv",
    me = { active = { "sv10-23", energy = "GGG", conditions = conditions } },
    opponent = { active = { "sv1-38", conditions = { "poisoned" } } },
  }
end

test("Aroma Shot: this Pokémon recovers, the opponent's does not", function(t)
  t:position(shot { "poisoned", "burned" })
  t:attack "Aroma Shot"
  t:equal(t.me.active.conditions, {})
  t:equal(t.me.active.damage, 0)
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(t.opponent.active.damage, 170)
end)

test("Aroma Shot: from Confused, too", function(t)
  t:position(shot { "confused" })
  t:coins "H"
  t:attack "Aroma Shot"
  t:equal(t.me.active.conditions, {})
end)

test("Arboliva ex: 2 Prize cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-38", energy = "RRR" } },
    opponent = { active = "sv10-23", bench = { "sv1-13" } },
  }
  t:attack "Blazing Shout"
  t:answer("#1", "#2")
  t:equal(t.me.prizes_left, 4)
end)
