test("Sinister Fog: Poisoned, and a damage counter on each Benched Pokémon", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy8-60", energy = "P" }, bench = { "xy0-29" } },
    opponent = { active = "xy0-26", bench = { "xy0-28", "xy0-29" } },
  }
  t:attack "Sinister Fog"
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(t.opponent.active.damage, 10)  -- from the Poison
  t:equal(t.opponent.bench[1].damage, 10)
  t:equal(t.opponent.bench[2].damage, 10)
  t:equal(t.me.bench[1].damage, 0)
end)

test("Sinister Fog: without a Bench, Poisoned", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy8-60", energy = "P" } },
    opponent = { active = "xy0-26" },
  }
  t:attack "Sinister Fog"
  t:equal(t.opponent.active.conditions, { "poisoned" })
end)

local function show_against(damage)
  return {
    ruleset = "xy",
    me = { active = { "xy8-60", energy = "PR" } },
    opponent = { active = { "xy0-26", damage = damage }, bench = { "xy0-29" } },
  }
end

test("Creep Show: 3 damage counters are enough for a Knock Out", function(t)
  t:position(show_against(30))
  t:attack "Creep Show"
  t:answer(1)  -- the Prize
  t:equal(t.opponent.active.id, "xy0-29")
  t:equal(t.opponent.discard, { "xy0-26" })
  t:equal(t.me.prizes_left, 5)
end)

test("Creep Show: 2 are not, and it does no damage", function(t)
  t:position(show_against(20))
  t:attack "Creep Show"
  t:unchanged()
end)
