local position = {
  ruleset = "xy",
  me = { active = { "xy0-27", energy = "RRR" } },
  opponent = { active = "xy0-26" },
}

test("Sitdown Splash: heads, 20 more damage", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Sitdown Splash"
  t:changed { ["opponent active damage"] = 70 }
end)

test("Sitdown Splash: tails, 50 damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Sitdown Splash"
  t:changed { ["opponent active damage"] = 50 }
end)
