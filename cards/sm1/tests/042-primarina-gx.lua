test("Bubble Beat: 20 more damage for each Water Energy on all own Pokémon", function(t)
  t:position {
    ruleset = "sm",
    me = {
      active = { "sm1-42", energy = "WR" },
      bench = { { "sm1-39", energy = "WW" }, { "sm1-24", energy = "R" } },
    },
    opponent = { active = { "sm1-42", energy = "W" } },
  }
  t:attack "Bubble Beat"
  t:changed { ["opponent active damage"] = 70 }
end)

test("Roaring Seas: the attacker chooses an Energy of the opponent's Active Pokémon", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-42", energy = "WWWW" } },
    opponent = { active = { "sm1-42", energy = "WR" } },
  }
  t:attack "Roaring Seas"
  t:equal(t:asked(), "me")
  t:answer "dp1-124"
  t:equal(t.opponent.active.damage, 120)
  t:equal(t.opponent.active.energy, "W")
end)

test("Roaring Seas: no Energy to discard", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-42", energy = "WWWW" } },
    opponent = { active = "sm1-42" },
  }
  t:attack "Roaring Seas"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Grand Echo-GX: all own Pokémon lose all damage", function(t)
  t:position {
    ruleset = "sm",
    me = {
      active = { "sm1-42", energy = "RR", damage = 200 },
      bench = { { "sm1-39", damage = 50 }, "sm1-24" },
    },
    opponent = { active = { "sm1-42", damage = 30 } },
  }
  t:attack "Grand Echo-GX"
  t:changed { ["active damage"] = 0, ["bench 1 damage"] = 0 }
end)
