test("HELD-01 Wacan Berry: 20 less from Lightning Pokémon", function(t)
  t:position {
    me = { active = { "dp3-94", energy = "LL" } },
    opponent = { active = { "dp2-73", energy = "LL" } },
  }
  t:attack "Static Shock"
  t:equal(t.opponent.active.damage, 0)
  t:explain {
    { "base", 20, by = "dp3-94" },
    { "defender_texts", 0, by = "dp2-73" },
    { "result", 0 },
  }
end)

test("Wacan Berry: other Pokémon do it all", function(t)
  t:position { me = { active = { "dp3-113", energy = "LL" } }, opponent = { active = "dp2-73" } }
  t:attack "Frighten Horn"
  t:equal(t.opponent.active.damage, 20)
end)
