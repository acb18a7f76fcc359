local yanmega = "sv10-3"

test("Buzzing Boost: Energy when it becomes Active in its player's turn", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = {
      active = { "sv9-64", energy = "P" },
      bench = { yanmega },
      deck = { "dp1-123", "dp1-123", "dp1-124", "dp1-123", "dp1-123" },
    },
    opponent = { active = "sv9-64" },
  }
  t:retreat "bench 1"
  t:answer(true)
  t:answer("dp1-123", "dp1-123", "dp1-123")
  t:equal(t.me.active.energy, "GGG")
  t:equal(#t:events("shuffled"), 1)
end)

test("CHK-01 Buzzing Boost: not when it is promoted in the Checkup after its turn", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = {
      active = { "sv9-64", damage = 100, conditions = { "poisoned" } },
      bench = { yanmega, "sv9-64" },
    },
    opponent = { active = "sv9-64" },
  }
  t:end_turn()
  t:answer "bench 1"
  t:answer(1)
  t:equal(t.me.active.id, yanmega)
  t:equal(t.me.active.energy, "")
end)

test("Jet Cyclone: 3 Energy move to a Benched Pokémon", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = { yanmega, energy = "GGGG" }, bench = { "sv9-64" } },
    opponent = { active = "me1-22" },
  }
  t:attack "Jet Cyclone"
  t:equal(t.me.active.energy, "G")
  t:equal(t.me.bench[1].energy, "GGG")
end)
