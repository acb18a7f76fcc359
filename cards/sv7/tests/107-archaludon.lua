local archaludon = "sv7-107"

local function bridge(active, bench)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = active, bench = bench },
    opponent = { active = { "sv1-38", energy = "M" }, bench = { "sv1-13" } },
  }
end

test("Metal Bridge: no Retreat Cost with Metal Energy", function(t)
  t:position(bridge({ "sv1-38", energy = "M" }, { archaludon }))
  t:retreat "bench 1"
  t:equal(t.me.active.id, archaludon)
  t:equal(t.me.bench[1].energy, "M")
end)

test("Metal Bridge: with special Metal Energy, and for itself", function(t)
  t:position(bridge({ archaludon, attached = { "dp3-130" } }, { "sv1-13" }))
  t:retreat "bench 1"
  t:equal(t.me.discard, {})
end)

test("Metal Bridge: not with other Energy", function(t)
  t:position(bridge({ "sv1-38", energy = "RR" }, { { archaludon, energy = "M" } }))
  t:illegal("retreat", "bench 1")
end)

test("Metal Bridge: not for the opponent", function(t)
  t:position(bridge({ "sv1-38", energy = "M" }, { archaludon }))
  t:end_turn()
  t:illegal("retreat", "opponent bench 1")
end)

test("Iron Blaster: no attack in my next turn, but in the one after it", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { archaludon, energy = "MMM" }, bench = { { archaludon, energy = "MMM" } } },
    opponent = { active = "me2pt5-31" },
  }
  t:attack "Iron Blaster"
  t:equal(t.opponent.active.damage, 160)
  t:end_turn()
  t:illegal("attack", "Iron Blaster")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Iron Blaster")
end)

test("Iron Blaster: another Pokémon may attack", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { archaludon, energy = "MMM" }, bench = { { archaludon, energy = "MMM" } } },
    opponent = { active = "me2pt5-31" },
  }
  t:attack "Iron Blaster"
  t:end_turn()
  t:retreat "bench 1"
  t:legal("attack", "Iron Blaster")
end)
