test("Solid Shell: 20 less, after Weakness", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-36", energy = "RRR" } },
    opponent = { active = "sv5-10", bench = { "sv1-13" } },
  }
  t:attack "Combustion"
  t:explain {
    { "base", 50, by = "sv1-36" },
    { "weakness", 100 },
    { "defender_texts", 80, by = "sv5-10" },
    { "result", 80 },
  }
  t:answer(1)
end)

test("Solid Shell: also on the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LLL" } },
    opponent = { active = "sv1-38", bench = { "sv5-10" } },
  }
  t:attack "Lightning Laser"
  t:changed { ["opponent active damage"] = 90, ["opponent bench 1 damage"] = 10 }
end)
