test("Spit Poison: the Defending Pokémon is Poisoned", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv3-126", energy = "D" } },
    opponent = { active = "swsh1-140" },
  }
  t:attack "Spit Poison"
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(t.opponent.active.damage, 10)
end)
