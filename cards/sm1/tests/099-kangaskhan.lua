test("Cross-Cut: 30 more damage to an Evolution Pokémon", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-99", energy = "R" } },
    opponent = { active = "sm1-5" },
  }
  t:attack "Cross-Cut"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Cross-Cut: 30 damage to a Basic Pokémon", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-99", energy = "R" } },
    opponent = { active = "sm1-23" },
  }
  t:attack "Cross-Cut"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Hurricane Punch: 50 damage for each heads of 4 coins", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-99", energy = "RRRR" } },
    opponent = { active = "sm1-26" },
  }
  t:coins "HTHT"
  t:attack "Hurricane Punch"
  t:changed { ["opponent active damage"] = 100 }
end)

test("Hurricane Punch: four tails, no damage", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-99", energy = "RRRR" } },
    opponent = { active = "sm1-26" },
  }
  t:coins "TTTT"
  t:attack "Hurricane Punch"
  t:changed {}
end)
