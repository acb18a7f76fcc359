-- Charizard's Poké-Body Fury Blaze adds 50 damage.
test("Dual Aura: not without Latias, but also for the opponent's Pokémon", function(t)
  for damage, bench in pairs { [170] = { "ex13-12" }, [120] = { "ex13-12", "ex13-11" } } do
    t:position {
      ruleset = "dp",
      me = { active = { "dp3-3", energy = "RRRR" }, prizes = 3 },
      opponent = { active = { "dp3-7" }, bench = bench, prizes = 3 },
    }
    t:coins "T"
    t:attack "Blast Burn"
    t:equal(t:events("damaged")[1].value, damage)
    t:answer(1)
    if #bench > 1 then t:answer "opponent bench 1" end
  end
end)

test("Dive", function(t)
  t:position {
    ruleset = "dp",
    me = { active = { "ex13-12", energy = "W" } },
    opponent = { active = "dp3-7" },
  }
  t:attack "Dive"
  t:equal(t.opponent.active.damage, 10)
end)

test("Aqua Blast: a Water Energy goes", function(t)
  t:position {
    ruleset = "dp",
    me = { active = { "ex13-12", energy = "WRR" } },
    opponent = { active = "dp3-7" },
  }
  t:attack "Aqua Blast"
  t:equal(t.opponent.active.damage, 50)
  t:equal(t.me.active.energy, "RR")
end)
