local position = {
  ruleset = "xy",
  me = { active = { "xy0-24", energy = "Y", damage = 20 } },
  opponent = { active = "xy0-26" },
}

test("Draining Kiss: takes 1 damage counter off itself", function(t)
  t:position(position)
  t:attack "Draining Kiss"
  t:changed { ["opponent active damage"] = 10, ["active damage"] = 10 }
end)
