test("Peck Bugs: 30 more damage to a Grass Pokémon", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-97", energy = "R" } },
    opponent = { active = "sm1-5" },
  }
  t:attack "Peck Bugs"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Peck Bugs: 10 damage to others", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-97", energy = "R" } },
    opponent = { active = "sm1-23" },
  }
  t:attack "Peck Bugs"
  t:changed { ["opponent active damage"] = 10 }
end)
