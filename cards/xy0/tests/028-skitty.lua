local position = {
  ruleset = "xy",
  me = { active = { "xy0-28", energy = "RR" } },
  opponent = { active = "xy0-26" },
}

test("Jump On: heads, 20 more damage", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Jump On"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Jump On: tails, 20 damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Jump On"
  t:changed { ["opponent active damage"] = 20 }
end)
