test("Aromatic Grass Energy: it cures a Grass Pokémon, and no other", function(t)
  for pokemon, conditions in pairs { ["sv1-13"] = {}, ["sv1-36"] = { "confused", "poisoned" } } do
    t:position {
      ruleset = "sv",
      me = {
        active = { pokemon, conditions = { "confused", "poisoned" } },
        hand = { "swsh4-162" },
      },
      opponent = { active = "dp3-55" },
    }
    t:attach "swsh4-162"
    t:equal(t.me.active.conditions, conditions)
    t:equal(t.me.active.energy, "G")
  end
end)

test("Aromatic Grass Energy: the Pokémon gets no Special Condition", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "dp7-40" },
    opponent = { active = { "sv1-13", attached = { "swsh4-162" } } },
  }
  t:attack "Smog"
  t:equal(t.opponent.active.conditions, {})
end)
