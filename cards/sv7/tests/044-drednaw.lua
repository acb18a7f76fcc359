local function shell(attacker, mine)
  return {
    ruleset = "sv",
    me = { active = mine or "sv7-44", bench = { "sv1-13" } },
    opponent = attacker,
  }
end

test("Impervious Shell: 200 damage is prevented", function(t)
  t:position(shell { active = { "me1-36", energy = "WWW" } })
  t:end_turn()
  t:attack "Frost Barrier"
  t:equal(t.me.active.damage, 0)
end)

test("Impervious Shell: 190 is not prevented", function(t)
  t:position(shell { active = { "sv1-38", energy = "RRR" } })
  t:end_turn()
  t:attack "Blazing Shout"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
end)

test("Impervious Shell: 200 by Weakness is prevented, 100 is not", function(t)
  t:position(shell({ active = { "sv1-65", energy = "L" } }, { "sv7-44", energy = "WW" }))
  t:end_turn()
  t:attack "Energy Crush"
  t:equal(t.me.active.damage, 0)
  t:position(shell({ active = { "sv1-65", energy = "L" } }, { "sv7-44", energy = "W" }))
  t:end_turn()
  t:attack "Energy Crush"
  t:equal(t.me.active.damage, 100)
end)

test("Impervious Shell: damage counters are not prevented", function(t)
  t:position(shell { active = { "me1-56", energy = "P" }, hand = { "10 dp1-123" } })
  t:end_turn()
  t:attack "Powerful Hand"
  t:answer(1)
  t:equal(t.me.active.id, "sv1-13")
end)

test("Impervious Shell: only for this Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "me1-36", bench = { "sv7-44" } },
    opponent = { active = { "me1-36", energy = "WWW" } },
  }
  t:end_turn()
  t:attack "Frost Barrier"
  t:equal(t.me.active.damage, 200)
end)

local function crunch(t, damage)
  t:position {
    ruleset = "sv",
    me = { active = { "sv7-44", energy = "LLL", damage = 10 } },
    opponent = { active = { "sv1-65", damage = damage }, bench = { { "sv1-13", damage = 10 } } },
  }
  t:attack "Hard Crunch"
  return t.opponent.active.damage
end

test("Hard Crunch: 80 more against a damaged Active Pokémon", function(t)
  t:equal(crunch(t, 0), 80)
  t:equal(crunch(t, 10), 170)
end)
