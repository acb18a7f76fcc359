test("Luring Flame: the Benched Pokémon chosen comes out and is Burned", function(t)
  t:position {
    me = { active = { "pl3-2", energy = "R" } },
    opponent = { active = "dp3-55", bench = { "dp3-94", "dp3-104" } },
  }
  t:coins "T"
  t:attack "Luring Flame"
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.id, "dp3-104")
  t:equal(t.opponent.active.conditions, { "burned" })
  t:equal(t.opponent.bench[2].id, "dp3-55")
  t:equal(t.opponent.bench[2].conditions, {})
end)

test("Luring Flame: nothing with an empty Bench", function(t)
  t:position { me = { active = { "pl3-2", energy = "R" } }, opponent = { active = "dp3-55" } }
  t:attack "Luring Flame"
  t:unchanged()
end)

test("Vapor Kick: +30 damage with an opposing Water Pokémon, on the Bench too", function(t)
  for id, damage in pairs { ["dp3-94"] = 30, ["dp3-106"] = 60 } do
    t:position {
      me = { active = { "pl3-2", energy = "RR" }, bench = { "dp3-106" } },
      opponent = { active = "dp3-55", bench = { id } },
    }
    t:attack "Vapor Kick"
    t:equal(t.opponent.active.damage, damage)
  end
end)

test("SP-01: the symbol is part of the name", function(t)
  for _, ruleset in ipairs { "xy", "sm", "sv" } do
    t:position { ruleset = ruleset, me = { active = "pl3-2" }, opponent = { active = "dp3-55" } }
    t:equal(t.me.active.name, "Blaziken FB")
  end
end)
