local position = {
  ruleset = "xy",
  me = { active = { "xy0-17", energy = "DR" } },
  opponent = { active = "xy0-26" },
}

test("Hard Bite: heads, 20 more damage", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Hard Bite"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Hard Bite: tails, 40 damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Hard Bite"
  t:changed { ["opponent active damage"] = 40 }
end)
