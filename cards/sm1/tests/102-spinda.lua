test("Teeter Punch: the opponent's Active Pokémon is Confused", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-102", energy = "R" } },
    opponent = { active = "sm1-23" },
  }
  t:attack "Teeter Punch"
  t:changed { ["opponent active damage"] = 30, ["opponent active conditions"] = { "+ confused" } }
end)
