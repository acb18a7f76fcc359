local position = {
  ruleset = "xy",
  me = { active = { "xy0-4", energy = "GR", damage = 20 } },
  opponent = { active = "xy0-26" },
}

test("Leech Seed: takes 1 damage counter off itself", function(t)
  t:position(position)
  t:attack "Leech Seed"
  t:changed { ["opponent active damage"] = 20, ["active damage"] = 10 }
end)
