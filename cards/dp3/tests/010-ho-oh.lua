local function attacked(ho_oh, more)
  ho_oh[1] = "dp3-10"
  local position = {
    me = { active = { "dp3-22", energy = "RRRR" } },
    opponent = { active = ho_oh, bench = { "dp3-94" } },
  }
  for key, value in pairs(more or {}) do position.me[key] = value end
  return position
end

test("Phoenix Turn: heads, it stays with its Energy only, and a Prize is taken", function(t)
  t:position(attacked {
    energy = "RW",
    attached = { "dp3-121" },
    damage = 20,
    conditions = { "poisoned", "burned" },
  })
  t:attack "Inferno Onrush"
  t:equal(t:asked(), "opponent")
  t:equal(t:purpose(), "use_text")
  t:coins "H"
  t:answer(true)
  t:equal(t:asked(), "me")
  t:equal(t:purpose(), "prize")
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
  t:equal(t.opponent.active.id, "dp3-10")
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.active.conditions, {})
  t:equal(t.opponent.active.energy, "RW")
  t:equal(t.opponent.active.attached, { "dp1-124", "dp1-125" })
  t:equal(t.opponent.discard, { "dp3-121" })
  t:equal(t.turn_player, "opponent")
end)

test("Phoenix Turn: tails, it is Knocked Out", function(t)
  t:position(attacked { energy = "R" })
  t:coins "T"
  t:answer(true)
  t:attack "Inferno Onrush"
  t:answer(1)
  t:equal(t.opponent.active.id, "dp3-94")
  t:equal(t.opponent.discard, { "dp3-10", "dp1-124" })
end)

test("Phoenix Turn: it may be left unused", function(t)
  t:position(attacked {})
  t:answer(false)
  t:attack "Inferno Onrush"
  t:answer(1)
  t:equal(t.opponent.discard, { "dp3-10" })
  t:equal(t:events("coin"), {})
end)

test("Phoenix Turn: the last Prize card wins all the same", function(t)
  t:position(attacked({}, { prizes = 1 }))
  t:coins "H"
  t:answer(true)
  t:attack "Inferno Onrush"
  t:equal(t.winner, "me")
end)

test("Phoenix Turn: on the Bench too", function(t)
  t:position {
    me = { active = { "dp3-82", energy = "RR" } },
    opponent = { active = "dp3-55", bench = { { "dp3-10", damage = 80 } } },
  }
  t:coins "H"
  t:answer(true)
  t:attack "Lava Burn"
  t:answer(1)
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Phoenix Turn: not against damage counters", function(t)
  t:position {
    me = { active = { "dp1-47", energy = "PL" } },
    opponent = { active = { "dp3-10", damage = 80 }, bench = { "dp3-94" } },
  }
  t:coins "H"
  t:attack "Roam"
  t:equal(t:purpose(), "prize")
  t:answer(1)
  t:equal(t.opponent.discard, { "dp3-10" })
end)

test("Phoenix Turn: not in the own turn", function(t)
  -- Ho-Oh has no attack that harms itself: a Benched one gets the counters of its own side's Roam.
  t:position {
    me = { active = { "dp1-47", energy = "PL" }, bench = { { "dp3-10", damage = 80 } } },
    opponent = { active = "dp3-55" },
  }
  t:coins "T"
  t:attack "Roam"
  t:answer "bench 1"
  t:equal(t:purpose(), "prize")
  t:answer(1)
  t:equal(t.me.discard, { "dp3-10" })
end)

test("Rainbow Wing: 20 damage for each type of basic Energy", function(t)
  t:position { me = { active = { "dp3-10", energy = "RWLF" } }, opponent = { active = "dp3-55" } }
  t:attack "Rainbow Wing"
  t:equal(t.opponent.active.damage, 80)
end)

test("Rainbow Wing: the same type counts once, special Energy not at all", function(t)
  t:position {
    me = { active = { "dp3-10", energy = "RRW", attached = { "dp3-129" } } },
    opponent = { active = "dp3-55" },
  }
  t:attack "Rainbow Wing"
  t:equal(t.opponent.active.damage, 40)
end)
