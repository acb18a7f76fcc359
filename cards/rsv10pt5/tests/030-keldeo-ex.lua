local keldeo = "rsv10pt5-30"

test("Gale Thrust: 90 more in the turn it moved to the Active Spot", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-13", energy = "G" }, bench = { { keldeo, energy = "WW" } } },
    opponent = { active = "sv5-123" },
  }
  t:retreat "bench 1"
  t:attack "Gale Thrust"
  t:equal(t.opponent.active.damage, 120)
  t:end_turn()
  t:attack "Gale Thrust"
  t:equal(t.opponent.active.damage, 150)
end)

test("Gale Thrust: 30 if it did not move", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { keldeo, energy = "WW" }, bench = { "sv1-13" } },
    opponent = { active = "sv5-123" },
  }
  t:attack "Gale Thrust"
  t:equal(t.opponent.active.damage, 30)
end)

local function edge(active)
  return {
    ruleset = "sv",
    me = { active = { keldeo, energy = "WWW" } },
    opponent = { active = active },
  }
end

test("Sonic Edge: effects of attacks on the Active Pokémon do not count", function(t)
  t:position(edge { "sv9-108", energy = "MMM" })
  t:end_turn()
  t:attack "Steel Wing"
  t:attack "Sonic Edge"
  t:equal(t.opponent.active.damage, 120)
end)

test("Sonic Edge: effects of Abilities do not count", function(t)
  t:position(edge { "sv8pt5-40", attached = { "sv5-152" } })
  t:attack "Sonic Edge"
  t:equal(t.opponent.active.damage, 120)
end)

test("Gale Thrust: effects of Abilities do count", function(t)
  t:position(edge { "sv8pt5-40", attached = { "sv5-152" } })
  t:attack "Gale Thrust"
  t:equal(t.opponent.active.damage, 0)
end)

test("Sonic Edge: Weakness counts", function(t)
  t:position(edge "me1-22")
  t:attack "Sonic Edge"
  t:equal(t.opponent.active.damage, 240)
end)
