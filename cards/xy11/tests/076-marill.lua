test("Bubble Drain: heals 10 damage", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy11-76", energy = "Y", damage = 30 } },
    opponent = { active = "xy0-26" },
  }
  t:attack "Bubble Drain"
  t:changed { ["opponent active damage"] = 10, ["active damage"] = 20 }
end)
