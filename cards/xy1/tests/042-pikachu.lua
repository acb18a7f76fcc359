local position = {
  ruleset = "xy",
  me = { active = { "xy1-42", energy = "RR" } },
  opponent = { active = "xy0-26" },
}

test("Nuzzle: heads, the opponent's Active Pokémon is Paralyzed", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Nuzzle"
  t:changed { ["opponent active conditions"] = { "+ paralyzed" } }
end)

test("Nuzzle: tails, nothing", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Nuzzle"
  t:unchanged()
end)

test("Quick Attack: heads, 10 more damage", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Quick Attack"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Quick Attack: tails, 20 damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Quick Attack"
  t:changed { ["opponent active damage"] = 20 }
end)
