test("Hidden Poison: who damages the Active Haunter is Poisoned", function(t)
  t:position { me = { active = "dp3-82" }, opponent = { active = "pl4-41" } }
  t:attack "Gnaw"
  t:equal(t.me.active.conditions, { "poisoned" })
end)

test("Hidden Poison: even if Haunter is Knocked Out", function(t)
  t:position {
    me = { active = { "dp3-77", energy = "GG" } },
    opponent = { active = { "pl4-41", damage = 60 }, bench = { "dp3-94" } },
  }
  t:coins "HHHH"
  t:attack "Bullet Seed"
  t:equal(t.me.active.conditions, { "poisoned" })
  t:answer(1)
end)

test("Hidden Poison: not when no damage is done, not on the Bench", function(t)
  t:position { me = { active = "dp3-77" }, opponent = { active = "pl4-41" } }
  t:attack "Shake Vine"
  t:equal(t.me.active.conditions, {})
  t:coins "T"
  t:position {
    me = { active = { "dp3-82", energy = "RR" } },
    opponent = { active = "dp3-55", bench = { "pl4-41" } },
  }
  t:attack "Lava Burn"
  t:equal(t.opponent.bench[1].damage, 10)
  t:equal(t.me.active.conditions, {})
end)

test("Tongue Spring: 20 damage to any of the opponent's Pokémon", function(t)
  t:position {
    me = { active = { "pl4-41", energy = "PL" } },
    opponent = { active = "dp3-102", bench = { "dp3-102", "dp3-94" } },
  }
  t:answer "opponent bench 1"
  t:attack "Tongue Spring"
  t:changed { ["opponent bench 1 damage"] = 20 }
end)

test("Tongue Spring: Weakness counts for the Active Pokémon", function(t)
  t:position {
    me = { active = { "pl4-41", energy = "PL" } },
    opponent = { active = "dp3-102", bench = { "dp3-102" } },
  }
  t:answer "opponent active"
  t:attack "Tongue Spring"
  t:changed { ["opponent active damage"] = 30 }
end)
