local position = {
  ruleset = "sv",
  me = { active = { "swsh1-13", energy = "GGG" } },
  opponent = { active = "swsh1-140" },
}

test("Ambush: heads, 30 more damage", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Ambush"
  t:changed { ["opponent active damage"] = 80 }
end)

test("Ambush: tails, the printed damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Ambush"
  t:changed { ["opponent active damage"] = 50 }
end)
