test("Blot: takes 1 damage counter off itself", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy8-131", energy = "R", damage = 20 } },
    opponent = { active = "xy0-26" },
  }
  t:attack "Blot"
  t:changed { ["opponent active damage"] = 10, ["active damage"] = 10 }
end)
