test("Flickering Spores: the opponent's Active Pokémon is Asleep", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-16", energy = "G" } },
    opponent = { active = "sm1-99" },
  }
  t:coins "T"
  t:attack "Flickering Spores"
  t:changed { ["opponent active conditions"] = { "+ asleep" } }
end)
