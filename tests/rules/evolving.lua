-- Section 8.2: evolving and devolving. Markers (EVO-09): tests/engine/evolving_test.cpp.

local all = { rulesets = { "dp", "xy", "sm", "sv", "primer" } }
local official = { rulesets = { "dp", "xy", "sm", "sv" } }

test("EVO-01 EX-24 EX-51 EX-52: onto the complete name", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = "neutral-1",
      bench = { "neutral-9", "neutral-6", "neutral-10", "neutral-4" },
      hand = { "neutral-2", "neutral-7" },
    },
    opponent = { active = "neutral-1" },
  }
  t:legal("evolve", "neutral-2", "active")
  t:legal("evolve", "neutral-2", "bench 1")  -- its level is not part of its name
  t:illegal("evolve", "neutral-2", "bench 2")  -- its owner is part of the name
  t:illegal("evolve", "neutral-2", "bench 3")  -- and so is "ex"
  t:illegal("evolve", "neutral-2", "bench 4")
  t:illegal("evolve", "neutral-2", "opponent active")
  t:illegal("evolve", "neutral-7", "active")
  t:legal("evolve", "neutral-7", "bench 2")
  t:evolve("neutral-2", "bench 1")
  t:equal(t.me.bench[1].name, "Sapling")
  t:equal(t.me.bench[1].under, { "neutral-9" })
end)

test("EVO-01 EX-37: Magmortar onto a Magmar that is not new (dp)", function(t)
  t:position {
    me = { active = { "dp3-93", damage = 30, energy = "R" }, hand = { "dp3-31" } },
    opponent = { active = "neutral-4" },
  }
  t:evolve("dp3-31", "active")
  t:equal(t.me.active.name, "Magmortar")
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.active.energy, "R")
end)

test("EVO-01 EX-91: only if the Pokémon it evolves from is in play (primer)", function(t)
  t:position {
    ruleset = "primer",
    me = { active = "neutral-4", hand = { "dp3-82", "dp3-46" } },
    opponent = { active = "dp3-82" },
  }
  t:illegal("evolve", "dp3-46")
  t:position {
    ruleset = "primer",
    me = { active = "dp3-82", hand = { "dp3-46" } },
    opponent = { active = "neutral-4" },
  }
  t:evolve("dp3-46", "active")
  t:equal(t.me.active.name, "Charmeleon")
end)

test("EVO-01 EX-61: either of two Evolution cards of the same Pokémon", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-2", hand = { "neutral-3", "neutral-8" } },
    opponent = { active = "neutral-4" },
  }
  t:legal("evolve", "neutral-3", "active")
  t:evolve("neutral-8", "active")
  t:equal(t.me.active.name, "Great Tree")
end)

test("EVO-02: Basic, Stage 1, Stage 2", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-1", hand = { "neutral-2", "neutral-3" } },
    opponent = { active = "neutral-4" },
  }
  t:illegal("evolve", "neutral-3")
  t:evolve("neutral-2", "active")
  t:end_turn()
  t:end_turn()
  t:evolve("neutral-3", "active")
  t:equal(t.me.active.under, { "neutral-2", "neutral-1" })
end)

local damaged = {
  "neutral-2",
  energy = "GR",
  attached = { "neutral-22" },
  damage = 40,
  conditions = { "poisoned", "burned", "confused" },
}

test("EVO-03 EX-06 EX-56 EX-66: the cards stay on evolving", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = damaged, hand = { "neutral-3" } },
    opponent = { active = "neutral-4" },
  }
  t:evolve("neutral-3", "active")
  t:equal(t.me.active.energy, "GR")
  t:equal(t.me.active.attached, { "dp1-123", "dp1-124", "neutral-22" })
  t:equal(t.me.active.under, { "neutral-2", "neutral-1" })
  t:equal(t.me.discard, {})
end)

test(
  "EVO-03 EVO-11 T-10 NOTE-01 EX-06 EX-56 EX-66: and so does the damage",
  official,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = damaged, hand = { "neutral-3" } },
      opponent = { active = "neutral-4" },
    }
    t:evolve("neutral-3", "active")
    t:equal(t.me.active.damage, 40)
    t:equal(t.me.active.hp, 120)
  end
)

test("EVO-11 T-10 NOTE-01: evolving makes the HP full again (primer)", function(t)
  t:position {
    ruleset = "primer",
    me = { active = damaged, hand = { "neutral-3" } },
    opponent = { active = "neutral-4" },
  }
  t:evolve("neutral-3", "active")
  t:equal(t.me.active.damage, 0)
end)

test("EVO-04 EX-06: evolving removes all Special Conditions", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = damaged, hand = { "neutral-3" } },
    opponent = { active = "neutral-4" },
  }
  t:evolve("neutral-3", "active")
  t:equal(t.me.active.conditions, {})
end)

--- The opponent's Active Pokémon is under an effect of an attack. It is the opponent's turn.
local function under_effect(t, profile, attack)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-14", energy = "P" } },
    opponent = {
      active = { "neutral-1", energy = "GG" },
      bench = { "neutral-5" },
      hand = { "neutral-2" },
    },
  }
  t:attack(attack)
end

test("EVO-04 EX-06 EX-66: evolving removes the effects of attacks", all, function(t, profile)
  under_effect(t, profile, "Snare")
  t:illegal "retreat"
  t:evolve("neutral-2", "opponent active")
  t:legal("retreat", "opponent bench 1")

  under_effect(t, profile, "Sand")
  t:evolve("neutral-2", "opponent active")
  t:attack "Whip"  -- no coin
  t:equal(t.me.active.damage, 30)
end)

test("EVO-04: without evolving the effect stays", all, function(t, profile)
  under_effect(t, profile, "Sand")
  t:coins "T"
  t:attack "Tap"
  t:equal(t.me.active.damage, 0)
end)

test(
  "EVO-05 T-11: attacks and Abilities of the previous Evolution are gone",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { "neutral-11", energy = "R" }, hand = { "neutral-12" } },
      opponent = { active = "neutral-4" },
    }
    t:legal("attack", "Flash")
    t:legal("use", "Glow")
    t:evolve("neutral-12", "active")
    t:illegal("attack", "Flash")
    t:illegal("use", "Glow")
    t:legal("attack", "Beam")
  end
)

test("EVO-05 T-11: an Ability that is always active is gone too", all, function(t, profile)
  local function hit(defender, hand)
    t:position {
      ruleset = profile,
      me = { active = defender, hand = hand },
      opponent = { active = { "neutral-2", energy = "GG" } },
    }
    if hand then t:evolve(hand[1], "active") end
    t:end_turn()
    t:attack "Whip"
    return t.me.active.damage
  end
  t:equal(hit "neutral-42", 20)
  t:equal(hit("neutral-42", { "neutral-43" }), 30)
end)

test("EVO-06: not in the turn it came into play", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = "neutral-4",
      bench = { "neutral-1" },
      hand = { "neutral-1", "neutral-2", "neutral-2" },
    },
    opponent = { active = "neutral-4" },
  }
  t:bench "neutral-1"
  t:legal("evolve", "neutral-2", "bench 1")
  t:illegal("evolve", "neutral-2", "bench 2")
  t:end_turn()
  t:end_turn()
  t:legal("evolve", "neutral-2", "bench 2")
end)

test("EVO-06: a Pokémon that has just evolved counts as new", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-1", hand = { "neutral-2", "neutral-3" } },
    opponent = { active = "neutral-4" },
  }
  t:evolve("neutral-2", "active")
  t:illegal("evolve", "neutral-3")
  t:end_turn()
  t:end_turn()
  t:legal("evolve", "neutral-3", "active")
end)

test("EVO-07 T-08: nobody evolves in the own first turn", all, function(t, profile)
  for turn = 1, 4 do
    t:position {
      ruleset = profile,
      turn = turn,
      me = { active = "neutral-1", bench = { "neutral-1" }, hand = { "neutral-2" } },
      opponent = { active = "neutral-4" },
    }
    t[turn <= 2 and "illegal" or "legal"](t, "evolve", "neutral-2")
  end
end)

test("EVO-08: any number in one turn, Active and Benched", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = "neutral-1",
      bench = { "neutral-1", "neutral-11", "neutral-2" },
      hand = { "neutral-2", "neutral-2", "neutral-12", "neutral-3" },
    },
    opponent = { active = "neutral-4" },
  }
  t:evolve("neutral-2", "active")
  t:evolve("neutral-2", "bench 1")
  t:evolve("neutral-12", "bench 2")
  t:evolve("neutral-3", "bench 3")
  t:equal(t.me.hand, {})
  t:equal(t.me.bench[3].name, "Tree")
end)

test("EVO-10: devolving takes the top Evolution card off", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-3", energy = "GR", damage = 40, conditions = { "poisoned", "asleep" } },
      hand = { "neutral-30", "neutral-30" },
    },
    opponent = { active = "neutral-4" },
  }
  t:play "neutral-30"
  t:equal(t.me.active.name, "Sapling")
  t:equal(t.me.active.under, { "neutral-1" })
  t:equal(t.me.active.conditions, {})
  t:equal(t.me.active.damage, 40)
  t:equal(t.me.active.energy, "GR")
  t:equal(t.me.hand, { "neutral-30", "neutral-3" })
  t:play "neutral-30"
  t:equal(t.me.active.name, "Sprout")
  t:equal(t.me.active.hp, 50)
  t:equal(t.me.active.under, {})
end)

test("EVO-10: devolving removes the effects of attacks", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-2", energy = "GG" },
      bench = { "neutral-5" },
      hand = { "neutral-30" },
    },
    opponent = { active = { "neutral-14", energy = "P" } },
  }
  t:end_turn()
  t:attack "Snare"
  t:illegal "retreat"
  t:play "neutral-30"
  t:equal(t.me.active.name, "Sprout")
  t:legal("retreat", "bench 1")
end)

test("EVO-10 GAP-24: the damage is compared with the lower HP at once", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-2", damage = 50 },
      bench = { "neutral-4" },
      hand = { "neutral-30" },
    },
    opponent = { active = "neutral-4" },
  }
  t:play "neutral-30"
  t:equal(t:asked(), "opponent")
  t:equal(t:purpose(), "prize")
  t:answer(1)
  t:equal(t.me.active.id, "neutral-4")
  t:equal(t.me.hand, { "neutral-2" })
  t:equal(t.turn_player, "me")
end)

test("EVO-10 GAP-24: devolved, it does not evolve in that turn", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-2", hand = { "neutral-30" } },
    opponent = { active = "neutral-4" },
  }
  t:play "neutral-30"
  t:equal(t.me.hand, { "neutral-2" })
  t:illegal("evolve", "neutral-2")
  t:end_turn()
  t:end_turn()
  t:legal("evolve", "neutral-2", "active")
end)
