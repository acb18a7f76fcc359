test("G-Max Fall: 30 more damage for each own Benched Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh1-142", energy = "WWW" }, bench = { "sm1-39", "sm1-24" } },
    opponent = { active = "sm1-42", bench = { "sm1-24" } },
  }
  t:attack "G-Max Fall"
  t:changed { ["opponent active damage"] = 120 }
end)

test("G-Max Fall: an empty Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh1-142", energy = "WWW" } },
    opponent = { active = "sm1-42" },
  }
  t:attack "G-Max Fall"
  t:changed { ["opponent active damage"] = 60 }
end)
