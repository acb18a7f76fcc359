test("G-Max Pump: 30 more damage for each Water Energy on it", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh1-50", energy = "WWR" }, bench = { { "sm1-39", energy = "W" } } },
    opponent = { active = { "sm1-42", energy = "W" } },
  }
  t:attack "G-Max Pump"
  t:changed { ["opponent active damage"] = 150 }
end)
