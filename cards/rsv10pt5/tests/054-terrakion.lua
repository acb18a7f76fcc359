local terrakion = { "rsv10pt5-54", energy = "FF" }

local function retaliate(me, opponent)
  return {
    ruleset = "sv",
    me = me,
    opponent = opponent or { active = { "sv8pt5-26", energy = "GWD" }, bench = { "sv8pt5-26" } },
  }
end

test("Retaliate: 80 more after the Knock Out of a Benched Pokémon", function(t)
  t:position(retaliate { active = terrakion, bench = { { "sv1-13", damage = 40 }, "sv1-13" } })
  t:end_turn()
  t:attack "Frost Bullet"
  t:answer "bench 1"
  t:answer(1)
  t:attack "Retaliate"
  t:equal(t.opponent.active.damage, 130)
end)

test("Retaliate: 80 more after the Knock Out of the Active Pokémon", function(t)
  t:position(retaliate { active = "sv1-13", bench = { terrakion, "sv1-80" } })
  t:end_turn()
  t:attack "Frost Bullet"
  t:answer "bench 2"
  t:answer(1)
  t:answer "bench 1"
  t:attack "Retaliate"
  t:equal(t.opponent.active.damage, 130)
end)

test("Retaliate: 80 once, however many were Knocked Out", function(t)
  t:position(retaliate {
    active = "sv1-13",
    bench = { { "rsv10pt5-54", energy = "FF" }, { "sv1-13", damage = 40 } },
  })
  t:end_turn()
  t:attack "Frost Bullet"
  t:answer "bench 2"
  t:answer("#1", "#2")
  t:attack "Retaliate"
  t:equal(t.opponent.active.damage, 130)
end)

test("Retaliate: 50 if none was Knocked Out", function(t)
  t:position(retaliate { active = terrakion, bench = { "sv1-13" } })
  t:end_turn()
  t:attack "Frost Bullet"
  t:attack "Retaliate"
  t:equal(t.opponent.active.damage, 50)
end)

test("Retaliate: a Knock Out that is not by damage does not count", function(t)
  t:position(retaliate { active = terrakion, bench = { { "sv1-13", damage = 60 } } })
  t:end_turn()
  t:attack "Euclase"
  t:answer(1)
  t:equal(t.me.bench, {})
  t:attack "Retaliate"
  t:equal(t.opponent.active.damage, 50)
end)

test("Retaliate: a Knock Out in an earlier turn does not count", function(t)
  t:position(retaliate { active = terrakion, bench = { { "sv1-13", damage = 40 } } })
  t:end_turn()
  t:attack "Frost Bullet"
  t:answer(1)
  t:end_turn()
  t:end_turn()
  t:attack "Retaliate"
  t:equal(t.opponent.active.damage, 50)
end)

test("Retaliate: the opponent's Pokémon do not count", function(t)
  t:position(retaliate({ active = terrakion, bench = { "sv1-13" } }, {
    active = { "sv1-64", energy = "LL" },
    bench = { "sv8pt5-26" },
  }))
  t:end_turn()
  t:attack "Explosion"
  t:answer(1)
  t:equal(t.opponent.active.id, "sv8pt5-26")
  t:attack "Retaliate"
  t:equal(t.opponent.active.damage, 50)
end)
