test("Confuse Ray: the Defending Pokémon is Confused", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "bw7-61", energy = "P" } },
    opponent = { active = "xy0-26" },
  }
  t:attack "Confuse Ray"
  t:changed { ["opponent active conditions"] = { "+ confused" } }
end)
