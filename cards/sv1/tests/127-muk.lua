test("Poison Sacs: opposing Pokémon stay Poisoned when they evolve", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-84", conditions = { "poisoned", "confused" } }, hand = { "sv1-85" } },
    opponent = { active = "sv1-127" },
  }
  t:evolve("sv1-85", "active")
  t:equal(t.me.active.conditions, { "poisoned" })
end)

test("Poison Sacs: not while Abilities are off, nor for the own side", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-84", conditions = { "poisoned" } },
      hand = { "sv1-85" },
      bench = { "sv1-127" },
    },
    opponent = { active = "sv1-84" },
  }
  t:evolve("sv1-85", "active")
  t:equal(t.me.active.conditions, {})
end)

test("Toxic Strike: Poisoned", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-127", energy = "DDDD" } },
    opponent = { active = "sv1-38" },
  }
  t:attack "Toxic Strike"
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(t.opponent.active.damage, 110)
end)
