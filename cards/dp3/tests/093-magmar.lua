test("Smog: the Defending Pokémon is Poisoned", function(t)
  t:position { me = { active = { "dp3-93", energy = "RL" } }, opponent = { active = "dp3-55" } }
  t:attack "Smog"
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(t.opponent.active.damage, 30)  -- 10 of it from the Poison between turns
  t:end_turn()
  t:equal(t.opponent.active.damage, 40)
end)

test("SC-06: Smog on a Poisoned Pokémon, still one marker", function(t)
  t:position {
    me = { active = { "dp3-93", energy = "RL" } },
    opponent = { active = { "dp3-55", conditions = { "poisoned" } } },
  }
  t:attack "Smog"
  t:equal(t.opponent.active.damage, 30)
end)
