local position = {
  ruleset = "sv",
  me = { active = { "sv1-75", energy = "L" } },
  opponent = { active = "sv1-38" },
}

test("Thunder Shock: heads, Paralyzed", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Thunder Shock"
  t:changed { ["opponent active damage"] = 30, ["opponent active conditions"] = { "+ paralyzed" } }
end)

test("Thunder Shock: tails, only damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Thunder Shock"
  t:changed { ["opponent active damage"] = 30 }
end)
