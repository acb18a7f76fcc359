local function shift(opponent)
  return {
    ruleset = "sv",
    me = { active = { "zsv10pt5-40", energy = "P" }, bench = { { "sv1-13", energy = "G" } } },
    opponent = opponent,
  }
end

test("Slight Shift: an Energy from one of the opponent's Pokémon to another", function(t)
  t:position(shift {
    active = { "sv1-80", energy = "LG" },
    bench = { { "sv1-13", energy = "R" }, "sv1-36" },
  })
  t:attack "Slight Shift"
  t:answer "opponent active"
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:options { "dp1-126", "dp1-123" }
  t:answer "dp1-126"
  t:changed {
    ["opponent active energy"] = { "- Lightning Energy" },
    ["opponent bench 2 energy"] = { "+ Lightning Energy" },
  }
end)

test("Slight Shift: from the Bench to the Active Spot, Special Energy also", function(t)
  t:position(shift { active = "sv1-80", bench = { { "sv1-13", attached = { "sv9-159" } } } })
  t:attack "Slight Shift"
  t:changed {
    ["opponent active energy"] = { "+ Spiky Energy" },
    ["opponent bench 1 energy"] = { "- Spiky Energy" },
  }
end)

test("Slight Shift: with only one Pokémon nothing", function(t)
  t:position(shift { active = { "sv1-80", energy = "L" } })
  t:attack "Slight Shift"
  t:unchanged()
end)

test("Slight Shift: only from a Pokémon with Energy", function(t)
  t:position(shift {
    active = "sv1-80",
    bench = { { "sv1-13", energy = "R" }, "sv1-36", { "sv1-13", energy = "G" } },
  })
  t:attack "Slight Shift"
  t:options { "opponent bench 1", "opponent bench 3" }
  t:answer "opponent bench 3"
  t:answer "opponent active"
  t:changed {
    ["opponent active energy"] = { "+ Grass Energy" },
    ["opponent bench 3 energy"] = { "- Grass Energy" },
  }
end)

test("Slight Shift: nothing where no Pokémon has Energy", function(t)
  t:position(shift { active = "sv1-80", bench = { "sv1-36" } })
  t:attack "Slight Shift"
  t:unchanged()
end)
