local position = {
  ruleset = "sv",
  me = { active = { "sv1-144", energy = "WWW" } },
  opponent = { active = "sv1-38" },
}

test("Egg Rolling: 60 for each heads", function(t)
  t:position(position)
  t:coins "HHT"
  t:attack "Egg Rolling"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Egg Rolling: tails at once, nothing", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Egg Rolling"
  t:changed {}
end)
