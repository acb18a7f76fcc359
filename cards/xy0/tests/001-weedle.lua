local position = {
  ruleset = "xy",
  me = { active = { "xy0-1", energy = "G" } },
  opponent = { active = "xy0-26" },
}

test("String Shot: heads, the opponent's Active Pokémon is Paralyzed", function(t)
  t:position(position)
  t:coins "H"
  t:attack "String Shot"
  t:changed { ["opponent active damage"] = 10, ["opponent active conditions"] = { "+ paralyzed" } }
end)

test("String Shot: tails, only damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "String Shot"
  t:changed { ["opponent active damage"] = 10 }
end)
