local position = {
  ruleset = "xy",
  me = { active = { "bw1-9", energy = "G", damage = 30 } },
  opponent = { active = "bw1-87" },
}

test("Magical Leaf: heads, 10 more, and 10 healed", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Magical Leaf"
  t:changed { ["opponent active damage"] = 20, ["active damage"] = 20 }
end)

test("Magical Leaf: tails, neither", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Magical Leaf"
  t:changed { ["opponent active damage"] = 10 }
end)
