test("Vitality Band: 10 more to the Active Pokémon, not to the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LLL", attached = { "sv1-197" } } },
    opponent = { active = "sv1-38", bench = { "sv1-13" } },
  }
  t:attack "Lightning Laser"
  t:changed { ["opponent active damage"] = 100, ["opponent bench 1 damage"] = 30 }
end)

test("Vitality Band: before Weakness", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LL", attached = { "sv1-197" } } },
    opponent = { active = "sv1-54" },
  }
  t:attack "Sharp Fang"
  t:changed { ["opponent active damage"] = 80 }
end)
