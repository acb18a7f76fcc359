local position = {
  ruleset = "xy",
  me = { active = { "bw1-3", energy = "G" } },
  opponent = { active = "bw1-31" },
}

test("Wrap: heads, the Defending Pokémon is Paralyzed", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Wrap"
  t:changed { ["opponent active damage"] = 20, ["opponent active conditions"] = { "+ paralyzed" } }
end)

test("Wrap: tails, only damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Wrap"
  t:changed { ["opponent active damage"] = 20 }
end)
