local function armoured(t, opponent, damage)
  t:position {
    me = { active = { "dp2-61", energy = "FFL", damage = damage }, bench = { "dp3-94" } },
    opponent = { active = opponent, bench = { "dp3-94" } },
  }
  t:attack "Spike Armor"
end

test("Spike Armor: who damages Sandslash gets 4 damage counters", function(t)
  armoured(t, { "dp3-55", energy = "LL" })
  t:coins "HT"
  t:attack "Continuous Tumble"
  t:equal(t.me.active.damage, 20)
  t:equal(t.opponent.active.damage, 40)
end)

test("Spike Armor: even if Sandslash is Knocked Out", function(t)
  armoured(t, "dp3-82", 80)
  t:attack "Gnaw"
  t:answer(1)
  t:equal(t.me.active.id, "dp3-94")
  t:equal(t.opponent.active.damage, 40)
end)

test("Spike Armor: not for an attack that does no damage", function(t)
  armoured(t, "dp3-77")
  t:coins "H"
  t:attack "Shake Vine"
  t:equal(t.opponent.active.damage, 0)
end)

test("Spike Armor: for the opponent's next turn only", function(t)
  armoured(t, "dp3-82")
  t:end_turn()
  t:end_turn()
  t:attack "Gnaw"
  t:equal(t.me.active.damage, 10)
  t:equal(t.opponent.active.damage, 0)
end)

local function poison_spike(t, damage, conditions)
  t:position {
    me = { active = { "dp2-61", energy = "FFL" } },
    opponent = { active = { "dp3-20", damage = damage } },
  }
  t:attack "Poison Spike"
  t:equal(t.opponent.active.conditions, conditions)
end

test("Poison Spike: a Pokémon that had damage counters is Poisoned", function(t)
  poison_spike(t, 10, { "poisoned" })
  t:equal(t.opponent.active.damage, 80)  -- 10, 60, and the Poison
end)

test("Poison Spike: the attack's own damage does not count", function(t)
  poison_spike(t, 0, {})
  t:equal(t.opponent.active.damage, 60)
end)
