test("Poison Sting: the Defending Pokémon is Poisoned", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "bw1-53", energy = "PP" } },
    opponent = { active = "bw1-31" },
  }
  t:attack "Poison Sting"
  t:equal(t.opponent.active.damage, 30)  -- including the Poison
  t:equal(t.opponent.active.conditions, { "poisoned" })
end)
