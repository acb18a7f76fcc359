local tyranitar = "sv10-96"

test("Sand Stream: 2 counters on each of the opponent's Basic Pokémon in each Checkup", function(t)
  t:position {
    ruleset = "sv",
    me = { active = tyranitar, bench = { "sv1-13" } },
    opponent = { active = "sv1-80", bench = { "sv1-13", "sv1-14", "sv1-81" } },
  }
  t:end_turn()
  t:changed {
    ["opponent active damage"] = 20,
    ["opponent bench 1 damage"] = 20,
    ["opponent bench 3 damage"] = 20,
  }
  t:equal(#t:events("damaged"), 0)
  t:end_turn()
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.opponent.bench[2].damage, 0)
end)

test("Sand Stream: the Active Pokémon alone", function(t)
  t:position { ruleset = "sv", me = { active = tyranitar }, opponent = { active = "sv1-80" } }
  t:end_turn()
  t:changed { ["opponent active damage"] = 20 }
end)

test("Sand Stream: not from the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-80", bench = { tyranitar } },
    opponent = { active = "sv1-80" },
  }
  t:end_turn()
  t:equal(t.opponent.active.damage, 0)
end)

test("Sand Stream: once for each Active one, on either side", function(t)
  t:position {
    ruleset = "sv",
    me = { active = tyranitar, bench = { tyranitar, "sv1-13" } },
    opponent = { active = tyranitar, bench = { "sv1-13" } },
  }
  t:end_turn()
  t:changed { ["bench 2 damage"] = 20, ["opponent bench 1 damage"] = 20 }
end)

local function tackle(energy, attached)
  return {
    ruleset = "sv",
    me = { active = { tyranitar, energy = "FWWW" } },
    opponent = {
      active = { "me1-36", energy = energy, attached = attached },
      bench = { { "sv1-14", energy = "G" } },
    },
  }
end

test("Demolition Tackle: discards an Energy of the opponent's Active Pokémon", function(t)
  t:position(tackle("WR", { "sv9-159" }))
  t:attack "Demolition Tackle"
  t:equal(t:asked(), "me")
  t:options { "dp1-125", "dp1-124", "sv9-159" }
  t:answer "sv9-159"
  t:changed {
    ["opponent active damage"] = 180,
    ["opponent active energy"] = { "- Spiky Energy" },
    ["opponent discard"] = { "+ Spiky Energy" },
    ["active damage"] = 20,
  }
end)

test("Demolition Tackle: without Energy only damage", function(t)
  t:position(tackle "")
  t:attack "Demolition Tackle"
  t:changed { ["opponent active damage"] = 180 }
end)
