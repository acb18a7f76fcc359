local pecharunt = "svp-129"

local function poisoned(mine, bench, theirs)
  return {
    ruleset = "sv",
    me = { active = mine, bench = bench },
    opponent = { active = theirs or { "sv6-61", conditions = { "poisoned" } } },
  }
end

test("Toxic Subjugation: 5 more damage counters in each Pokémon Checkup", function(t)
  t:position(poisoned(pecharunt, {}))
  t:end_turn()
  t:equal(t.opponent.active.damage, 60)
  t:end_turn()
  t:equal(t.opponent.active.damage, 120)
end)

test("Toxic Subjugation: not from the Bench", function(t)
  t:position(poisoned("sv1-80", { pecharunt }))
  t:end_turn()
  t:equal(t.opponent.active.damage, 10)
end)

test("Toxic Subjugation: not on my own Pokémon", function(t)
  t:position(poisoned({ pecharunt, conditions = { "poisoned" } }, {}))
  t:end_turn()
  t:equal(t.me.active.damage, 10)
end)

test("Toxic Subjugation: not without Poison, nor for Burn", function(t)
  t:position(poisoned(pecharunt, {}, "sv6-61"))
  t:end_turn()
  t:equal(t.opponent.active.damage, 0)
  t:position(poisoned(pecharunt, {}, { "sv6-61", conditions = { "burned" } }))
  t:coins "T"
  t:end_turn()
  t:equal(t.opponent.active.damage, 20)
end)

test("Poison Chain: Poisoned, and can't retreat in the opponent's next turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { pecharunt, energy = "DG" } },
    opponent = { active = { "me1-36", energy = "WWWW" }, bench = { "sv1-13" } },
  }
  t:attack "Poison Chain"
  t:equal(t.opponent.active.damage, 70)
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:illegal("retreat", "opponent bench 1")
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)
