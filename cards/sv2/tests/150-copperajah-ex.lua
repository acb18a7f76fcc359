test("Nosequake: 30 damage to each of the own Benched Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-150", energy = "MMM" }, bench = { "dp3-55", "sv6-59" } },
    opponent = { active = "sv6-61", bench = { "dp3-55" } },
  }
  t:attack "Nosequake"
  t:equal(t.opponent.active.damage, 260)
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.me.bench[2].damage, 30)
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Bronze Body: 30 less damage by attacks, after Weakness", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh9-17", energy = "RRR" } },
    opponent = { active = "sv2-150" },
  }
  t:attack "Incinerate"
  t:explain {
    { "base", 90, by = "swsh9-17" },
    { "weakness", 180 },
    { "defender_texts", 150, by = "sv2-150" },
    { "result", 150 },
  }
end)
