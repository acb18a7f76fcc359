-- Special Conditions, lasting effects, damage counters and healing.

local wall = { active = "neutral-4" }

local function duel(t, mine, theirs) t:position { me = mine, opponent = theirs or wall } end

for _, condition in ipairs { "asleep", "burned", "confused", "paralyzed", "poisoned" } do
  test("condition.set(" .. condition .. "), condition.choose", function(t)
    duel(t, { active = "vocabulary-6" })
    t:answer(condition)
    if condition == "burned" then t:coins "T" end
    if condition == "asleep" then t:coins "T" end
    t:attack "Five Ways"
    t:equal(#t:events("condition_set"), 1)
  end)
end

test("condition.strength", function(t)
  duel(t, { active = "vocabulary-6" })
  t:coins "HT"  -- both must be heads
  t:attack "Deep Poison"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.active.conditions, { "asleep", "poisoned" })
end)

test("condition.strength: by a text in play", function(t)
  duel(t, { active = "vocabulary-24" }, { active = { "neutral-4", conditions = { "poisoned" } } })
  t:end_turn()
  t:equal(t.opponent.active.damage, 40)  -- 1 + 2 for the poison, 1 for "Drip"
end)

test("condition.self, heal.all", function(t)
  duel(t, { active = { "vocabulary-6", damage = 60 } })
  t:coins "T"
  t:attack "Doze"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.active.conditions, { "asleep" })
end)

test("condition.query", function(t)
  duel(t, { active = "vocabulary-6" }, { active = { "neutral-4", conditions = { "poisoned" } } })
  t:attack "Pick On"
  t:equal(t.opponent.active.damage, 80)  -- including the poison
end)

test("condition.immune", function(t)
  duel(t, { active = "vocabulary-6" }, { active = "vocabulary-26" })
  t:answer "asleep"
  t:attack "Five Ways"
  t:equal(t.opponent.active.conditions, {})
end)

test("lock.attackSelf", function(t)
  duel(t, { active = "vocabulary-7" })
  t:attack "Rest"
  t:end_turn()
  t:illegal("attack", "Rest")
  t:illegal("attack", "Bind")
end)

test("lock.attackOpponent, lock.retreat", function(t)
  duel(t, { active = "vocabulary-7" }, {
    active = { "neutral-4", energy = "GG" },
    bench = { "neutral-4" },
  })
  t:attack "Bind"
  t:illegal("retreat", "opponent bench 1")
  t:coins "T"
  t:attack "Push"
  t:equal(t.me.active.damage, 0)
end)

test("buff.nextTurn(damage), lock.cards.nextTurn", function(t)
  duel(t, { active = "vocabulary-7" }, {
    active = "neutral-4",
    hand = { "neutral-16", "neutral-17" },
  })
  t:attack "Wind Up"
  t:illegal("play", "neutral-16")
  t:legal("play", "neutral-17")
  t:end_turn()
  t:attack "Wind Up"
  t:equal(t.opponent.active.damage, 60)
end)

test("lock.oneAttack", function(t)
  duel(t, { active = "vocabulary-7" }, { active = { "neutral-4", energy = "G" } })
  t:attack "Forget"
  t:illegal("attack", "Push")
end)

test("shield.nextTurn(all)", function(t)
  duel(t, { active = "vocabulary-8" }, { active = "vocabulary-6" })
  t:attack "Wall Off"
  t:attack "Pick On"
  t:equal(t.me.active.damage, 0)
end)

test("shield.nextTurn(all): its effects too", function(t)
  duel(t, { active = "vocabulary-8" }, { active = "vocabulary-6" })
  t:attack "Wall Off"
  t:answer "confused"
  t:attack "Five Ways"
  t:equal(t.me.active.conditions, {})
end)

test("shield.nextTurn(reduce)", function(t)
  duel(t, { active = "vocabulary-8" }, { active = "vocabulary-3" })
  t:attack "Harden"
  t:attack "Recoil"
  t:equal(t.me.active.damage, 10)
end)

test("retaliate.nextTurn", function(t)
  duel(t, { active = "vocabulary-8" }, { active = "vocabulary-6" })
  t:attack "Strike Back"
  t:attack "Pick On"
  t:equal(t.opponent.active.damage, 30)
end)

test("counters.put(target)", function(t)
  duel(t, { active = "vocabulary-9" }, {
    active = "neutral-4",
    bench = { "neutral-4", "neutral-4" },
  })
  t:answer("opponent active", "opponent bench 2")
  t:attack "Prick"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.bench[2].damage, 20)
end)

test("counters.put(any way)", function(t)
  duel(t, { active = "vocabulary-9" }, {
    active = "neutral-4",
    bench = { "neutral-4", "neutral-4" },
  })
  t:answer "opponent bench 1"
  t:answer "opponent bench 2"
  t:answer "opponent bench 1"
  t:attack "Scatter"
  t:equal(t.opponent.bench[1].damage, 20)
  t:equal(t.opponent.bench[2].damage, 10)
end)

test("counters.move", function(t)
  duel(t, { active = { "vocabulary-9", damage = 30 } })
  t:attack "Pass On"
  t:equal(t.me.active.damage, 0)
  t:equal(t.opponent.active.damage, 30)
  t:equal(#t:events("healed"), 0)  -- moving damage counters is not healing
  t:equal(t:events("counters_removed")[1].value, 30)
end)

test("heal(n)", function(t)
  duel(t, { active = { "vocabulary-9", damage = 30 }, bench = { { "vocabulary-1", damage = 10 } } })
  t:attack "Salve"
  t:equal(t.me.active.damage, 10)
  t:equal(t.me.bench[1].damage, 0)
end)

test("condition.cure", function(t)
  duel(t, {
    active = { "vocabulary-1", conditions = { "poisoned", "confused" } },
    hand = { "vocabulary-39" },
  })
  t:play "vocabulary-39"
  t:equal(t.me.active.conditions, { "confused" })
end)

test("lock.oneAttack: an attack of the card below, which the top card keeps", function(t)
  duel(t, { active = "vocabulary-7" }, {
    active = { "xy8-50", under = { "xy8-49" }, energy = "LLL" },
  })
  t:answer "Electrosmash"
  t:attack "Forget"
  t:illegal("attack", "Electrosmash")
  t:legal("attack", "Thunderclap Shot")  -- the other attack of that card
  t:legal("attack", "Grand Bolt")  -- the attack with the same number on the top card
end)

test("heal(n): by points of damage", function(t)
  duel(t, { active = { "vocabulary-47", damage = 50 } })
  t:attack "Patch"
  t:changed { ["active damage"] = 20 }
end)

test("marker: it does what its text says, also on the Bench", function(t)
  local switcher = {
    active = { "neutral-1", energy = "GGG" },
    bench = { "neutral-4" },
    hand = { "neutral-2" },
  }
  duel(t, { active = "vocabulary-49" }, switcher)
  t:attack "Paint"
  t:legal("retreat", "opponent bench 1")  -- 1, plus 2 from the marker
  t:retreat "opponent bench 1"
  t:equal(t.opponent.bench[1].energy, "")
  duel(t, { active = "vocabulary-49" }, {
    active = { "neutral-1", energy = "GG" },
    bench = { "neutral-4" },
  })
  t:attack "Paint"
  t:illegal("retreat", "opponent bench 1")
end)

test("EVO-09, marker: evolving takes it off", function(t)
  duel(t, { active = "vocabulary-49" }, {
    active = { "neutral-1", energy = "GG" },
    bench = { "neutral-4" },
    hand = { "neutral-2" },
  })
  t:attack "Paint"
  t:evolve "neutral-2"
  t:legal("retreat", "opponent bench 1")  -- Sapling's own cost is 2
end)

test("condition.kept", function(t)
  local theirs = {
    active = { "neutral-2", under = { "neutral-1" }, conditions = { "asleep", "poisoned" } },
  }
  duel(t, { active = "vocabulary-115" }, theirs)
  t:attack "Undo"
  t:equal(t.opponent.active.id, "neutral-1")
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(t.opponent.active.damage, 10)  -- the poison continues
end)

test(
  "condition.kept: only on the side the text names, and only by evolving and devolving",
  function(t)
    duel(t, {
      active = { "neutral-1", conditions = { "poisoned" } },
      bench = { "vocabulary-115", "neutral-5" },
      hand = { "neutral-2" },
    })
    t:evolve("neutral-2", "active")
    t:equal(t.me.active.conditions, {})
    duel(t, { active = "vocabulary-118", bench = { "vocabulary-115" } }, {
      active = { "neutral-4", conditions = { "poisoned" } },
      bench = { "neutral-5" },
    })
    t:attack "Shove"
    t:equal(t.opponent.bench[1].conditions, {})
  end
)

test("condition.cureWhile", function(t)
  duel(
    t,
    {
      active = { "neutral-4", conditions = { "confused", "poisoned" } },
      hand = { "vocabulary-116", "dp1-123" },
    },
    { active = { "neutral-4", conditions = { "poisoned" } } }
  )
  t:play "vocabulary-116"
  t:equal(t.me.active.conditions, { "confused", "poisoned" })
  t:attach("dp1-123", "active")
  t:equal(t.me.active.conditions, { "confused" })
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(#t:events("condition_removed"), 1)
end)

test("condition.cureWhile: it cannot come either", function(t)
  local mine = { active = "vocabulary-118" }
  t:position {
    stadium = "vocabulary-116",
    me = mine,
    opponent = { active = { "neutral-4", energy = "G" } },
  }
  t:attack "Doze Off"
  t:equal(#t:events("condition_set"), 0)
  t:position { stadium = "vocabulary-116", me = mine, opponent = wall }
  t:coins "T"
  t:attack "Doze Off"
  t:equal(t.opponent.active.conditions, { "asleep" })
end)

test("effect.kind", function(t)
  duel(t, { active = "vocabulary-118" }, { active = "vocabulary-117" })
  t:coins "T"
  t:attack "Doze Off"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.active.conditions, { "asleep" })
end)

test("effect.kind: as the text's function sees it", function(t)
  duel(t, { active = "vocabulary-118", hand = { "vocabulary-122" } }, { active = "vocabulary-117" })
  t:play "vocabulary-122"
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.opponent.active.conditions, {})
end)

local function juggle(t, theirs)
  duel(t, { active = "vocabulary-118" }, theirs)
  t:attack "Juggle"
end

test("counters.rearrange", function(t)
  juggle(t, {
    active = { "neutral-4", damage = 30 },
    bench = { { "neutral-5", damage = 10 }, "neutral-1" },
  })
  t:options { "opponent active", "opponent bench 1" }
  t:answer("opponent active", "opponent active", "opponent bench 1")
  t:options { "opponent active", "opponent bench 1", "opponent bench 2" }
  t:fails(function() t:answer "opponent bench 2" end, "takes 3 to 3 picks")
  t:answer("opponent bench 1", "opponent bench 2", "opponent bench 2")
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.opponent.bench[1].damage, 10)
  t:equal(t.opponent.bench[2].damage, 20)
  t:equal(#t:events("healed"), 0)
end)

test("counters.rearrange: none, by choice or for want of any", function(t)
  juggle(t, { active = { "neutral-4", damage = 30 }, bench = { "neutral-1" } })
  t:answer "stop"
  t:equal(t.opponent.active.damage, 30)
  juggle(t, { active = "neutral-4", bench = { "neutral-1" } })
  t:equal(t.opponent.active.damage, 0)
  juggle(t, { active = { "neutral-4", damage = 30 } })  -- nowhere to move them
  t:equal(t.opponent.active.damage, 30)
end)

test(
  "counters.rearrange: no more of a Pokémon than it has, and a Knock Out comes after all",
  function(t)
    juggle(t, { active = { "neutral-4", damage = 50 }, bench = { { "neutral-5", damage = 10 } } })
    t:fails(function() t:answer("opponent bench 1", "opponent bench 1") end, "picked more often")
    t:answer("opponent active", "opponent active", "opponent active", "opponent active")
    t:answer("opponent bench 1", "opponent bench 1", "opponent bench 1", "opponent bench 1")
    t:answer(1)
    t:equal(#t.opponent.bench, 0)
    t:equal(t.opponent.active.damage, 10)
  end
)

test("counters.rearrange: onto a Pokémon that takes none from attacks nothing is moved", function(t)
  juggle(t, { active = { "neutral-4", damage = 20 }, bench = { "vocabulary-117", "neutral-5" } })
  t:answer("opponent active", "opponent active")
  t:options { "opponent active", "opponent bench 2" }
  t:answer("opponent bench 2", "opponent active")
  t:equal(t.opponent.bench[2].damage, 10)
end)
