test("Poison Powder: the opponent's Active Pokémon is Poisoned", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm3-4", energy = "G" } },
    opponent = { active = "sm3-102" },
  }
  t:attack "Poison Powder"
  t:changed {
    ["opponent active damage"] = 10,  -- between turns
    ["opponent active conditions"] = { "+ poisoned" },
    ["opponent active poison counters"] = 1,
  }
end)
