local function damage(t, bench)
  t:position {
    ruleset = "sv",
    me = { active = { "rsv10pt5-48", energy = "F", damage = 30 }, bench = bench },
    opponent = { active = { "sv6-61", damage = 10 }, bench = { { "sv5-85", damage = 60 } } },
  }
  t:attack "Vengeful Cannon"
  return t.opponent.active.damage - 10
end

test("Vengeful Cannon: 20 for each damage counter on my Benched Fighting Pokémon", function(t)
  t:equal(damage(t, { { "sv5-85", damage = 40 }, { "sv6-111", damage = 50 }, "sv5-85" }), 180)
end)

test("Vengeful Cannon: other types do not count", function(t)
  t:equal(damage(t, { { "sv5-85", damage = 10 }, { "sv1-80", damage = 50 } }), 20)
end)

test("Vengeful Cannon: without damage counters on the Bench no damage", function(t)
  t:equal(damage(t, { "sv5-85" }), 0)
  t:equal(damage(t, {}), 0)
end)
