local function with(active, bench, discard)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, discard = discard },
    opponent = { active = "me1-36" },
  }
end

test("Psychic Embrace: as often as one likes, each time 2 damage counters", function(t)
  t:position(with("sv1-86", { "sv1-84", "sv1-80" }, { "dp1-127", "dp1-127", "dp1-126", "dp1-68" }))
  t:use "Psychic Embrace"
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:use "Psychic Embrace"
  t:answer "active"
  t:changed {
    ["active damage"] = 20,
    ["active energy"] = { "+ Psychic Energy" },
    ["bench 1 damage"] = 20,
    ["bench 1 energy"] = { "+ Psychic Energy" },
    ["me discard"] = { "- 2 Psychic Energy" },
  }
  t:illegal("use", "Psychic Embrace")
end)

test("Psychic Embrace: not on a Pokémon that it would Knock Out", function(t)
  t:position(with({ "sv1-86", damage = 290 }, { { "sv1-85", damage = 60 } }, { "dp1-127" }))
  t:use "Psychic Embrace"
  t:equal(t.me.bench[1].damage, 80)
  t:position(with({ "sv1-86", damage = 290 }, { { "sv1-85", damage = 70 } }, { "dp1-127" }))
  t:illegal("use", "Psychic Embrace")
end)

test("Miracle Force: recovers from all Special Conditions", function(t)
  t:position(with({ "sv1-86", energy = "PPP", conditions = { "poisoned", "burned" } }, {}, {}))
  t:attack "Miracle Force"
  t:equal(t.me.active.conditions, {})
  t:equal(t.me.active.damage, 0)
end)
