local position = {
  ruleset = "xy",
  me = { active = { "xy0-31", energy = "R" } },
  opponent = { active = "xy0-26" },
}

test("Razor Wind: heads, 20 damage", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Razor Wind"
  t:changed { ["opponent active damage"] = 20 }
end)

test("Razor Wind: tails, nothing", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Razor Wind"
  t:unchanged()
end)
