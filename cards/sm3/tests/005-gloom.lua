test("Stinky Scent: the opponent's Active Pokémon is Confused", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm3-5", energy = "G" } },
    opponent = { active = "sm3-102" },
  }
  t:attack "Stinky Scent"
  t:changed { ["opponent active conditions"] = { "+ confused" } }
end)
