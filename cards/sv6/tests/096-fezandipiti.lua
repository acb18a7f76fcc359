local fezandipiti = "sv6-96"

local function attacked(t, energy, attached)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = { fezandipiti, energy = energy, attached = attached } },
    opponent = {
      active = { "rsv10pt5-40", energy = "PWW" },
      bench = { { "sv1-13", energy = "D" } },
    },
  }
  t:end_turn()
end

test("Adrena-Pheromone: heads, the damage is prevented, but no effect", function(t)
  attacked(t, "D")
  t:coins "H"
  t:attack "Perplex"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.active.conditions, { "confused" })
end)

test("Adrena-Pheromone: tails, all of it", function(t)
  attacked(t, "PD")
  t:coins "T"
  t:attack "Perplex"
  t:equal(t.me.active.damage, 60)
end)

test("Adrena-Pheromone: no coin without Darkness Energy", function(t)
  attacked(t, "PW", { "sv9-159" })
  t:attack "Perplex"
  t:equal(t.me.active.damage, 60)
  t:equal(#t:events("coin"), 0)
end)

test("Adrena-Pheromone: on the Bench too, and only for this Pokémon", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = { "sv1-38", energy = "D" }, bench = { { fezandipiti, energy = "D" } } },
    opponent = { active = { "sv10-113", energy = "DDD" } },
  }
  t:end_turn()
  t:coins "H"
  t:attack "Spinning Tail"
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.bench[1].damage, 0)
end)

test("Energy Feather: 30 for each Energy attached to it", function(t)
  for energy, damage in pairs { P = 30, PDW = 90 } do
    t:position {
      ruleset = "sv",
      me = { active = { fezandipiti, energy = energy }, bench = { { "sv1-36", energy = "R" } } },
      opponent = { active = { "me1-36", energy = "W" } },
    }
    t:attack "Energy Feather"
    t:equal(t.opponent.active.damage, damage)
  end
end)
