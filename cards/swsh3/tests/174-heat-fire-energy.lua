test("Heat Fire Energy: a Fire Pokémon has 20 more HP, no other does", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-36", attached = { "swsh3-174" } },
      bench = { { "sv1-13", attached = { "swsh3-174" } } },
    },
    opponent = { active = "dp3-55" },
  }
  t:equal(t.me.active.hp, 100)
  t:equal(t.me.active.energy, "R")
  t:equal(t.me.bench[1].hp, 70)
end)
