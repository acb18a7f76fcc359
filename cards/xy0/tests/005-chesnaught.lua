local position = {
  ruleset = "xy",
  me = { active = { "xy0-5", energy = "GGRR" } },
  opponent = { active = "xy0-5" },
}

test("Tumbling Attack: heads, 40 more damage", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Tumbling Attack"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Tumbling Attack: tails, 80 damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Tumbling Attack"
  t:changed { ["opponent active damage"] = 80 }
end)
