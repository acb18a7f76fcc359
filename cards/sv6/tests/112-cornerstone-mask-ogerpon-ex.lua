test("Cornerstone Stance: no damage by a Pokémon that has an Ability", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-61", energy = "W" } },
    opponent = { active = "sv6-112" },
  }
  t:attack "Giga Impact"
  t:equal(t.opponent.active.damage, 0)
end)

test("Cornerstone Stance: damage by others", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "dp3-98", energy = "FF" } },
    opponent = { active = "sv6-112" },
  }
  t:attack "Take Down"
  t:equal(t.opponent.active.damage, 30)
end)

test("Demolish: neither Resistance nor effects change the damage", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-112", energy = "FFF" } },
    opponent = { active = { "sm5-58", attached = { "dp3-130" } } },
  }
  t:attack "Demolish"
  t:equal(t.opponent.active.damage, 140)
end)
