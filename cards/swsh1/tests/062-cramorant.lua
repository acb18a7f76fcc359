local position = {
  ruleset = "sv",
  me = { active = { "swsh1-62", energy = "W" } },
  opponent = { active = "swsh1-23", bench = { "swsh1-5", "swsh1-22" } },
}

test("Water Arrow: 20 to the Active Pokémon, with Weakness", function(t)
  t:position(position)
  t:attack "Water Arrow"
  t:options { "opponent active", "opponent bench 1", "opponent bench 2" }
  t:answer "opponent active"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Water Arrow: 20 to a Benched Pokémon, without Weakness", function(t)
  t:position(position)
  t:attack "Water Arrow"
  t:answer "opponent bench 2"
  t:changed { ["opponent bench 2 damage"] = 20 }
end)
