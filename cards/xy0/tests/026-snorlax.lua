local position = {
  ruleset = "xy",
  me = { active = { "xy0-26", energy = "RRR" } },
  opponent = { active = "xy0-26" },
}

test("Rock Smash: heads, 30 more damage", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Rock Smash"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Rock Smash: tails, 10 damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Rock Smash"
  t:changed { ["opponent active damage"] = 10 }
end)
