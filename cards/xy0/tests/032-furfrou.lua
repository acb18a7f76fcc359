local position = {
  ruleset = "xy",
  me = { active = { "xy0-32", energy = "RR" } },
  opponent = { active = "xy0-26" },
}

test("Tight Jaw: heads, the opponent's Active Pokémon is Paralyzed", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Tight Jaw"
  t:changed { ["opponent active damage"] = 20, ["opponent active conditions"] = { "+ paralyzed" } }
end)

test("Tight Jaw: tails, only damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Tight Jaw"
  t:changed { ["opponent active damage"] = 20 }
end)
