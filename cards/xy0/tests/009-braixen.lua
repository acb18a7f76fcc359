local position = {
  ruleset = "xy",
  me = { active = { "xy0-9", energy = "RY" } },
  opponent = { active = "xy0-26" },
}

test("Firebreathing: heads, 20 more damage", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Firebreathing"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Firebreathing: tails, 20 damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Firebreathing"
  t:changed { ["opponent active damage"] = 20 }
end)
