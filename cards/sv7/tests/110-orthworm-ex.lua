local function orthworm(worm, attacker)
  return {
    ruleset = "sv",
    me = { active = worm, bench = { "sv1-13" } },
    opponent = { active = attacker or { "sv1-80", energy = "LLL" }, bench = { "sv1-13" } },
  }
end

test("Pummeling Payback: 2 counters for each Metal Energy", function(t)
  t:position(orthworm { "sv7-110", energy = "MMML" })
  t:end_turn()
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 30)
  t:equal(t.opponent.active.damage, 60)
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Pummeling Payback: none without Metal Energy", function(t)
  t:position(orthworm { "sv7-110", energy = "LL", attached = { "sv5-161" } })
  t:end_turn()
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 0)
end)

test("Pummeling Payback: even if it is Knocked Out", function(t)
  t:position(orthworm { "sv7-110", energy = "MM", damage = 190 })
  t:end_turn()
  t:attack "Sharp Fang"
  t:answer("#1", "#2")
  t:equal(t.me.active.id, "sv1-13")
  t:equal(t.opponent.active.damage, 40)
end)

test("Pummeling Payback: on the Bench, too", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-38", bench = { { "sv7-110", energy = "M" } } },
    opponent = { active = { "sv1-80", energy = "LLL" } },
  }
  t:end_turn()
  t:attack "Lightning Laser"
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.opponent.active.damage, 20)
end)

test("Pummeling Payback: not for another Pokémon's damage", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-38", bench = { { "sv7-110", energy = "M" } } },
    opponent = { active = { "sv1-80", energy = "LL" } },
  }
  t:end_turn()
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 0)
end)

test("Pummeling Payback: not for damage by one's own attack", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-150", energy = "MMM" }, bench = { { "sv7-110", energy = "M" } } },
    opponent = { active = "sv2-150" },
  }
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.me.active.damage, 0)
end)

test("Rock Tomb: 150, and the Defending Pokémon can't retreat for a turn", function(t)
  t:position(orthworm({ "sv7-110", energy = "MMMM" }, { "sv1-38", energy = "RRR" }))
  t:attack "Rock Tomb"
  t:equal(t.opponent.active.damage, 150)
  t:illegal("retreat", "opponent bench 1")
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)

test("Pummeling Payback: an Energy of any type counts", function(t)
  t:position(orthworm { "sv7-110", energy = "M", attached = { "sv6-167" } })
  t:end_turn()
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 40)
end)
