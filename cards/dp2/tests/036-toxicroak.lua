local poisoned = { "poisoned", "confused" }

test("Poison Sacs: opposing Pokémon stay Poisoned when they evolve", function(t)
  t:position {
    ruleset = "dp",
    me = { active = { "dp3-102", conditions = poisoned }, hand = { "dp3-53" } },
    opponent = { active = "dp2-36" },
  }
  t:evolve("dp3-53", "active")
  t:equal(t.me.active.conditions, { "poisoned" })
end)

test("Poison Sacs: and when they level up", function(t)
  t:position {
    ruleset = "dp",
    me = { active = { "dp3-7", conditions = poisoned }, hand = { "dp3-131" } },
    opponent = { active = "dp2-36" },
  }
  t:evolve("dp3-131", "active")
  t:equal(t.me.active.conditions, { "poisoned" })
end)

test("Poison Sacs: not the own ones", function(t)
  t:position {
    ruleset = "dp",
    me = {
      active = { "dp3-102", conditions = poisoned },
      hand = { "dp3-53" },
      bench = { "dp2-36" },
    },
    opponent = { active = "dp3-102" },
  }
  t:evolve("dp3-53", "active")
  t:equal(t.me.active.conditions, {})
end)

test("Knuckle Claws: Poisoned", function(t)
  t:position {
    ruleset = "dp",
    me = { active = { "dp2-36", energy = "PP" } },
    opponent = { active = "dp3-46" },
  }
  t:attack "Knuckle Claws"
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(t.opponent.active.damage, 40)
end)
