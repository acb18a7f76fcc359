local function with(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { "swsh1-176" } },
    opponent = { active = { "swsh1-140", damage = 60 } },
  }
end

test("Pokémon Center Lady: 60 damage and all Special Conditions of one Pokémon", function(t)
  t:position(with({ "swsh1-36", damage = 100, conditions = { "asleep", "burned" } }, {
    "swsh1-22",
    { "swsh1-33", damage = 70 },
  }))
  t:play "swsh1-176"
  t:options { "active", "bench 2" }
  t:answer "active"
  t:changed {
    ["active damage"] = 40,
    ["active conditions"] = { "- asleep", "- burned" },
    ["active burn counters"] = 0,
    ["me hand"] = { "- Pokémon Center Lady" },
    ["me discard"] = { "+ Pokémon Center Lady" },
  }
end)

test("Pokémon Center Lady: a Benched Pokémon, no more than there is", function(t)
  t:position(with({ "swsh1-36", damage = 100 }, { { "swsh1-33", damage = 40 } }))
  t:play "swsh1-176"
  t:answer "bench 1"
  t:equal(t.me.bench[1].damage, 0)
  t:equal(t.me.active.damage, 100)
end)

test("Pokémon Center Lady: for a Special Condition alone", function(t)
  t:position(with({ "swsh1-36", conditions = { "poisoned" } }, { "swsh1-33" }))
  t:play "swsh1-176"
  t:equal(t.me.active.conditions, {})
end)

test("Pokémon Center Lady: not when all are well", function(t)
  t:position(with("swsh1-36", { "swsh1-33" }))
  t:illegal("play", "swsh1-176")
end)
