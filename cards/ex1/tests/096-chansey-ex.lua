test("Healing Egg: 2 counters from each own Pokémon but Chansey ex", function(t)
  t:position {
    me = {
      active = { "ex1-96", energy = "LL", damage = 30 },
      bench = { { "dp3-94", damage = 30 }, { "dp3-104", damage = 10 }, "dp3-113" },
    },
    opponent = { active = { "dp3-55", damage = 20 } },
  }
  t:attack "Healing Egg"
  t:changed { ["bench 1 damage"] = 10, ["bench 2 damage"] = 0 }
end)

test("Healing Egg: a second Chansey ex is healed", function(t)
  t:position {
    me = { active = { "ex1-96", energy = "LL" }, bench = { { "ex1-96", damage = 20 } } },
    opponent = { active = "dp3-55" },
  }
  t:attack "Healing Egg"
  t:changed { ["bench 1 damage"] = 0 }
end)

test("Double-edge: 60 damage to itself", function(t)
  t:position { me = { active = { "ex1-96", energy = "LLL" } }, opponent = { active = "dp3-55" } }
  t:attack "Double-edge"
  t:changed { ["opponent active damage"] = 80, ["active damage"] = 60 }
end)
