local position = {
  ruleset = "xy",
  me = { active = { "xy0-21", energy = "MR" } },
  opponent = { active = "xy0-26" },
}

test("Continuous Slash: 30 damage for each heads before tails", function(t)
  t:position(position)
  t:coins "HHT"
  t:attack "Continuous Slash"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Continuous Slash: tails at once, nothing", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Continuous Slash"
  t:unchanged()
end)
