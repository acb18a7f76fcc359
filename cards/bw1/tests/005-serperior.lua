test("Leaf Storm: heals 20 from each own Grass Pokémon, and from no other", function(t)
  t:position {
    ruleset = "xy",
    me = {
      active = { "bw1-5", energy = "GG", damage = 50 },
      bench = {
        { "bw1-1", damage = 30 },
        { "bw1-7", damage = 10 },
        "bw1-9",
        { "bw1-48", damage = 30 },
      },
    },
    opponent = { active = "bw1-31", bench = { { "bw1-1", damage = 30 } } },
  }
  t:attack "Leaf Storm"
  t:changed {
    ["opponent active damage"] = 60,
    ["active damage"] = 30,
    ["bench 1 damage"] = 10,
    ["bench 2 damage"] = 0,
  }
end)
