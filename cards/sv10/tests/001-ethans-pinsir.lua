local pinsir, cyndaquil, cape = "sv10-1", "sv10-32", "sv5-152"

local function horn(active, bench, opponent)
  bench[1] = { pinsir, energy = "GGG", attached = { cape } }
  return {
    ruleset = "sv",
    me = { active = active, bench = bench },
    opponent = { active = opponent or { "sv6-61", energy = "W" } },
  }
end

test("Rallying Horn: 100 more when an Ethan's Pokémon was Knocked Out", function(t)
  t:position(horn(cyndaquil, {}))
  t:end_turn()
  t:attack "Giga Impact"
  t:answer(1)
  t:attack "Rallying Horn"
  t:equal(t.opponent.active.damage, 170)
end)

test("Rallying Horn: also from the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { pinsir, energy = "GGG", attached = { cape } },
      bench = { { cyndaquil, damage = 40 } },
    },
    opponent = { active = { "sv9-111", energy = "M", attached = { cape } } },
  }
  t:end_turn()
  t:attack "Insta-Strike"
  t:answer(1)
  t:attack "Rallying Horn"
  t:equal(t.opponent.active.damage, 140)  -- Resistance
end)

test("Rallying Horn: not for another Pokémon", function(t)
  t:position(horn("sv10-27", { pinsir, cyndaquil }))
  t:end_turn()
  t:attack "Giga Impact"
  t:answer(1)
  t:answer "bench 1"
  t:attack "Rallying Horn"
  t:equal(t.opponent.active.damage, 70)
end)

test("Rallying Horn: only in the opponent's last turn", function(t)
  t:position(horn(cyndaquil, {}))
  t:end_turn()
  t:attack "Giga Impact"
  t:answer(1)
  t:end_turn()
  t:end_turn()
  t:attack "Rallying Horn"
  t:equal(t.opponent.active.damage, 70)
end)

test("Rallying Horn: not for a Special Condition", function(t)
  t:position(horn({ cyndaquil, damage = 50, conditions = { "poisoned" } }, {}))
  t:end_turn()
  t:end_turn()
  t:answer(1)
  t:equal(t.me.active.id, pinsir)
  t:attack "Rallying Horn"
  t:equal(t.opponent.active.damage, 70)
end)

test("Rallying Horn: not for an attack's damage counters", function(t)
  t:position(horn({ cyndaquil, damage = 60 }, {}, { "me2-46", energy = "P", attached = { cape } }))
  t:end_turn()
  t:attack "Sneaky Placement"
  t:answer "active"
  t:answer(1)
  t:attack "Rallying Horn"
  t:equal(t.opponent.active.damage, 70)
end)

test("Rallying Horn: not for the opponent's Ethan's Pokémon, nor for damage alone", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { pinsir, energy = "GGG", attached = { cape } } },
    opponent = {
      active = { "sv9-87", energy = "FFF", attached = { cape } },
      bench = { { cyndaquil, damage = 60 } },
    },
  }
  t:end_turn()
  t:attack "Break Ground"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
  t:attack "Rallying Horn"
  t:equal(t.opponent.active.damage, 140)  -- Weakness
end)
