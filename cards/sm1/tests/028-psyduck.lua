test("Confusion Wave: both Active Pokémon are Confused", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-28", energy = "W" }, bench = { "sm1-9" } },
    opponent = { active = "sm1-99", bench = { "sm1-9" } },
  }
  t:attack "Confusion Wave"
  t:changed {
    ["active conditions"] = { "+ confused" },
    ["opponent active conditions"] = { "+ confused" },
  }
end)
