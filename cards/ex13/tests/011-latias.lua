-- Charizard's Poké-Body Fury Blaze adds 50 damage.
local function with(bench)
  return {
    ruleset = "dp",
    me = { active = { "dp3-3", energy = "RRRR" }, bench = bench },
    opponent = { active = "dp3-131", prizes = 3, bench = { "dp3-7" } },
  }
end

test("Dual Aura: with Latios, Poké-Bodies of evolved Pokémon are off", function(t)
  for damage, bench in pairs { [170] = { "ex13-11" }, [120] = { "ex13-11", "ex13-12" } } do
    t:position(with(bench))
    t:coins "T"
    t:attack "Blast Burn"
    t:equal(t:events("damaged")[1].value, damage)
    if damage > 130 then t:answer(1) end
  end
end)

test("Dual Aura: Poké-Powers stay", function(t)
  t:position {
    ruleset = "dp",
    me = { active = "dp3-7", bench = { "ex13-11", "ex13-12" } },
    opponent = { active = "dp3-51", discard = { "dp3-122" } },
  }
  t:legal("use", "Telepass")
end)

test("Spearhead: draws a card", function(t)
  t:position {
    ruleset = "dp",
    me = { active = { "ex13-11", energy = "R" } },
    opponent = { active = "dp3-51" },
  }
  t:attack "Spearhead"
  t:equal(#t.me.hand, 1)
end)

test("Dragon Claw", function(t)
  t:position {
    ruleset = "dp",
    me = { active = { "ex13-11", energy = "RRR" } },
    opponent = { active = "dp3-7" },
  }
  t:attack "Dragon Claw"
  t:equal(t.opponent.active.damage, 40)
end)
