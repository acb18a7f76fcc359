-- Section 13: Special Conditions.

local all = { rulesets = { "dp", "xy", "sm", "sv", "primer" } }
local wall, feather, brewer, plague = "neutral-4", "neutral-5", "neutral-59", "neutral-60"

-- My attack has just affected the opponent's Active Pokémon. It is the opponent's turn.
local function inflicted(t, profile, attacker, attack, defender)
  t:position {
    ruleset = profile,
    me = { active = attacker, bench = { wall } },
    opponent = defender,
  }
  t:attack(attack)
end

test("SC-01: the five Special Conditions", all, function(t, profile)
  local cases = {
    { brewer, "Venom", "poisoned" },
    { brewer, "Scorch", "burned" },
    { brewer, "Bind", "paralyzed" },
    { brewer, "Daze", "confused" },
    { "neutral-54", "Glare", "asleep" },
  }
  for _, case in ipairs(cases) do
    inflicted(t, profile, case[1], case[2], { active = wall })
    if t:purpose() == "flip" then t:coins "T" end
    t:equal(t.opponent.active.conditions, { case[3] })
    t:equal(t:events("condition_set")[1].place, "opponent active")
  end
end)

test("SC-02: a Benched Pokémon cannot have one", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = plague },
    opponent = { active = wall, bench = { wall } },
  }
  t:attack "Long Shadow"
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].conditions, {})
  t:equal(#t:events("condition_set"), 0)
  t:position {
    ruleset = profile,
    me = { active = plague },
    opponent = { active = wall, bench = { wall } },
  }
  t:attack "Long Shadow"
  t:answer "opponent active"
  t:coins "T"
  t:equal(t.opponent.active.conditions, { "asleep" })
end)

test("SC-03 SC-07 RET-05: retreating removes them", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { feather, conditions = { "poisoned", "burned" } }, bench = { wall } },
    opponent = { active = wall },
  }
  t:retreat "bench 1"
  t:equal(t.me.bench[1].id, feather)
  t:equal(t.me.bench[1].conditions, {})
  t:end_turn()
  t:equal(t.me.bench[1].damage, 0)  -- no Checkup for a removed condition
end)

test("SC-03 SC-07: switching removes them, also what forbids to retreat", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = { wall, conditions = { "paralyzed", "poisoned" } },
      bench = { feather },
      hand = { "neutral-28" },
    },
    opponent = { active = wall },
  }
  t:play "neutral-28"
  t:equal(t.me.active.id, feather)
  t:equal(t.me.bench[1].conditions, {})
end)

test("SC-03 EVO-04: evolving removes them, and effects of attacks", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = {
        "neutral-1",
        energy = "G",
        damage = 10,
        conditions = { "poisoned", "asleep", "burned" },
      },
      hand = { "neutral-2" },
    },
    opponent = { active = wall },
  }
  t:evolve "neutral-2"
  t:equal(t.me.active.conditions, {})
  if profile ~= "primer" then t:equal(t.me.active.damage, 10) end
end)

test("SC-03 EVO-10: devolving removes them", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-2", conditions = { "poisoned", "confused", "burned" } },
      hand = { "neutral-30" },
    },
    opponent = { active = wall },
  }
  t:play "neutral-30"
  t:equal(t.me.active.id, "neutral-1")
  t:equal(t.me.active.conditions, {})
end)

test("SC-04 EX-36: Asleep, Confused and Paralyzed replace each other", all, function(t, profile)
  inflicted(t, profile, brewer, "Daze", { active = { wall, conditions = { "asleep" } } })
  t:equal(t.opponent.active.conditions, { "confused" })
  inflicted(t, profile, brewer, "Bind", { active = { wall, conditions = { "confused" } } })
  t:equal(t.opponent.active.conditions, { "paralyzed" })
  inflicted(t, profile, "neutral-54", "Glare", { active = { wall, conditions = { "paralyzed" } } })
  t:coins "T"
  t:equal(t.opponent.active.conditions, { "asleep" })
end)

test("SC-05 EX-35: Poisoned, Burned and one of the others together", all, function(t, profile)
  inflicted(t, profile, plague, "Afflict", { active = wall })
  t:coins "T"
  t:equal(t.opponent.active.conditions, { "burned", "paralyzed", "poisoned" })
  t:equal(t.opponent.active.damage, 30)
end)

test("SC-06: a second marker replaces the first", all, function(t, profile)
  inflicted(t, profile, brewer, "Venom", { active = { wall, conditions = { "poisoned" } } })
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(t.opponent.active.damage, 10)
  inflicted(t, profile, brewer, "Scorch", { active = { wall, conditions = { "burned" } } })
  t:coins "T"
  t:equal(t.opponent.active.conditions, { "burned" })
  t:equal(t.opponent.active.damage, 20)
end)

test("SC-07: markers are not damage counters", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-72", conditions = { "poisoned", "burned" } },
      hand = { "neutral-16" },
    },
    opponent = { active = wall },
  }
  t:equal(t.me.active.damage, 0)
  t:play "neutral-16"
  t:equal(t.me.active.conditions, { "burned", "poisoned" })
end)

test("SC-08: a Poké-Power whose text says so", all, function(t, profile)
  for _, condition in ipairs { "asleep", "burned", "confused", "paralyzed", "poisoned" } do
    t:position {
      ruleset = profile,
      me = { active = { "neutral-72", conditions = { condition } } },
      opponent = { active = wall },
    }
    t:illegal("use", "Turn to the Sun")
    t:position {
      ruleset = profile,
      me = { active = { "neutral-11", conditions = { condition } } },
      opponent = { active = wall },
    }
    t:legal("use", "Glow")  -- its text does not say so
  end
  t:position { ruleset = profile, me = { active = "neutral-72" }, opponent = { active = wall } }
  t:legal("use", "Turn to the Sun")
end)

test(
  "ASL-01 PAR-01 RET-03: " .. "Asleep or Paralyzed, no attack and no retreat",
  all,
  function(t, profile)
    for _, condition in ipairs { "asleep", "paralyzed" } do
      t:position {
        ruleset = profile,
        me = { active = { feather, conditions = { condition } }, bench = { wall } },
        opponent = { active = wall },
      }
      t:illegal("attack", "Flutter")
      t:illegal("retreat", "bench 1")
      t:legal "end_turn"
    end
    for _, condition in ipairs { "burned", "confused", "poisoned" } do
      t:position {
        ruleset = profile,
        me = { active = { feather, conditions = { condition } }, bench = { wall } },
        opponent = { active = wall },
      }
      t:legal("attack", "Flutter")
      t:legal("retreat", "bench 1")
    end
  end
)

test("ASL-02: a coin after either player's turn", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { wall, conditions = { "asleep" } } },
    opponent = { active = wall },
  }
  t:coins "T"
  t:end_turn()
  t:equal(t.me.active.conditions, { "asleep" })
  t:coins "T"
  t:end_turn()
  t:equal(t.me.active.conditions, { "asleep" })
  t:coins "H"
  t:end_turn()
  t:equal(t.me.active.conditions, {})
  t:end_turn()
  t:equal(#t:events("coin"), 3)
end)

-- The effect of a Burn flip: damage after heads, damage after tails, whether heads cures.
local burns = {
  dp = { heads = 0, tails = 20, cures = false },
  xy = { heads = 0, tails = 20, cures = false },
  sm = { heads = 20, tails = 20, cures = true },
  sv = { heads = 20, tails = 20, cures = true },
  primer = { heads = 20, tails = 20, cures = true },
}

test("BRN-01 T-29 EX-93 EX-94: heads", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = wall },
    opponent = { active = { wall, conditions = { "burned" } } },
  }
  t:coins "H"
  t:end_turn()
  t:equal(t.opponent.active.damage, burns[profile].heads)
  t:equal(t.opponent.active.conditions, burns[profile].cures and {} or { "burned" })
  t:equal(t:events("coin")[1].player, "opponent")  -- the owner of the Burned Pokémon flips
end)

test("BRN-01 T-29 EX-93 EX-94: tails, after either player's turn", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = wall },
    opponent = { active = { wall, conditions = { "burned" } } },
  }
  t:coins "TT"
  t:end_turn()
  t:equal(t.opponent.active.damage, burns[profile].tails)
  t:equal(t.opponent.active.conditions, { "burned" })
  t:end_turn()
  t:equal(t.opponent.active.damage, 2 * burns[profile].tails)
  t:equal(t.opponent.active.conditions, { "burned" })
end)

test("BRN-01 PSN-01 CNF-03 DMG-02: their counters are not damage", all, function(t, profile)
  -- Weak to its own type, with a card that reduces damage.
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-56", attached = { "neutral-57" }, conditions = { "poisoned", "burned" } },
    },
    opponent = { active = wall },
  }
  t:coins "T"
  t:end_turn()
  t:equal(t.me.active.damage, 30)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-64", conditions = { "confused" } } },
    opponent = { active = wall },
  }
  t:coins "T"
  t:attack "Prickle"
  t:equal(t.me.active.damage, 30)
end)

test("CNF-01 CNF-02: heads, the attack works", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { feather, conditions = { "confused" } } },
    opponent = { active = wall },
  }
  t:coins "H"
  t:attack "Flutter"
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.active.conditions, { "confused" })
end)

test(
  "CNF-02 CNF-03 EX-39 ATK-14: " .. "tails, 3 counters even where the attack does no damage",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { brewer, conditions = { "confused" } } },
      opponent = { active = wall },
    }
    t:coins "T"
    t:attack "Venom"
    t:equal(t.me.active.damage, 30)
    t:equal(t.opponent.active.conditions, {})
    t:equal(t.turn_player, "opponent")
    t:equal(t.me.active.conditions, { "confused" })
  end
)

test("CNF-02 KO-05: the 3 counters may Knock Out", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { feather, damage = 10, conditions = { "confused" } }, bench = { wall } },
    opponent = { active = wall },
  }
  t:coins "T"
  t:attack "Flutter"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
  t:equal(t.me.active.id, wall)
end)

test("PAR-02 PAR-03 T-32: it misses exactly its owner's next turn", all, function(t, profile)
  inflicted(t, profile, brewer, "Bind", { active = feather })
  t:equal(t.opponent.active.conditions, { "paralyzed" })
  t:illegal("attack", "Flutter")
  t:end_turn()
  t:equal(t.opponent.active.conditions, {})
  t:end_turn()
  t:legal("attack", "Flutter")
end)

test(
  "PAR-02 T-32 EX-95 GAP-13: " .. "Paralyzed in its owner's turn, it stays so for the next one",
  { rulesets = { "dp", "xy", "sm", "primer" } },
  function(t, profile)
    t:position { ruleset = profile, me = { active = plague }, opponent = { active = wall } }
    t:attack "Cramp"
    t:equal(t.me.active.conditions, { "paralyzed" })
    t:end_turn()
    t:equal(t.me.active.conditions, { "paralyzed" })
    t:illegal("attack", "Cramp")
    t:end_turn()
    t:equal(t.me.active.conditions, {})
  end
)

test(
  "PAR-02 T-32 EX-95 GAP-13: " .. "Paralyzed in its owner's turn, it recovers at its end (sv)",
  function(t)
    t:position { ruleset = "sv", me = { active = plague }, opponent = { active = wall } }
    t:attack "Cramp"
    t:equal(#t:events("condition_set"), 1)
    t:equal(t.me.active.conditions, {})
    t:end_turn()
    t:legal("attack", "Cramp")
  end
)

test(
  "PAR-02 T-32: " .. "Paralyzed again during the opponent's turn, it counts again",
  all,
  function(t, profile)
    inflicted(t, profile, brewer, "Bind", { active = feather })
    t:end_turn()  -- it recovers here
    t:attack "Bind"
    t:equal(t.opponent.active.conditions, { "paralyzed" })
    t:end_turn()
    t:equal(t.opponent.active.conditions, {})
  end
)

test("PSN-01: 1 counter in every Checkup, no end to it", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { wall, conditions = { "poisoned" } } },
    opponent = { active = wall },
  }
  for turn = 1, 5 do
    t:end_turn()
    t:equal(t.me.active.damage, 10 * turn)
    t:equal(t.me.active.conditions, { "poisoned" })
  end
  t:equal(#t:events("coin"), 0)
end)
