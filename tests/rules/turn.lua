-- Section 7: the turn.

local all = { rulesets = { "dp", "xy", "sm", "sv", "primer" } }
local official = { rulesets = { "dp", "xy", "sm", "sv" } }

local grass = "dp1-123"

test("TURN-01: draw, actions, attack; the attack ends the turn", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-4", energy = "G" }, hand = { "neutral-5" } },
    opponent = { active = "neutral-4", deck = { "neutral-15", "neutral-16" } },
  }
  t:attack "Push"
  t:equal(t.turn_player, "opponent")
  t:equal(t:asked(), "opponent")
  t:equal(t.opponent.hand, { "neutral-15" })
  t:illegal("bench", "neutral-5")
  t:equal(#t:events("turn_ended"), 1)
  t:equal(#t:events("checkup_began"), 1)
  t:equal(#t:events("turn_began"), 1)
  t:equal(#t:events("drew"), 1)
  t:equal(t.turn, 4)
end)

test("TURN-01: the between-turns step without an attack too", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-4", conditions = { "poisoned" } } },
    opponent = { active = "neutral-4" },
  }
  t:end_turn()
  t:equal(#t:events("checkup_began"), 1)
  t:equal(t.me.active.damage, 10)
  t:equal(t.turn_player, "opponent")
end)

test("TURN-01: main-phase actions in any order", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-11", energy = "R" },
      bench = { "neutral-1" },
      hand = { "neutral-2", "neutral-5", "neutral-16", grass },
    },
    opponent = { active = "neutral-4" },
  }
  t:retreat "bench 1"
  t:use "Glow"
  t:play "neutral-16"
  t:answer "active"
  t:attach(grass, "active")
  t:evolve("neutral-2", "active")
  t:bench "neutral-5"
  t:equal(t.me.active.id, "neutral-2")
  t:equal(t.me.active.energy, "G")
  t:equal(#t.me.bench, 2)
end)

test("TURN-02: the draw opens every turn", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-4", deck = { "neutral-17", "neutral-18" } },
    opponent = { active = "neutral-4", deck = { "neutral-15", "neutral-16" } },
  }
  t:end_turn()
  t:equal(t.opponent.hand, { "neutral-15" })
  t:equal(t.me.hand, {})
  t:end_turn()
  t:equal(t.me.hand, { "neutral-17" })
  t:equal(t.opponent.hand, { "neutral-15" })
end)

test("TURN-03: everything that may be done in the main phase", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-11", energy = "R" },
      bench = { "neutral-1" },
      hand = { "neutral-2", "neutral-5", "neutral-15", "neutral-17", "neutral-19", grass },
    },
    opponent = { active = "neutral-4" },
  }
  t:legal("bench", "neutral-5")
  t:legal("evolve", "neutral-2", "bench 1")
  t:legal("attach", grass, "bench 1")
  t:legal("play", "neutral-15")
  t:legal("play", "neutral-17")
  t:legal("play", "neutral-19")
  t:legal("retreat", "bench 1")
  t:legal("use", "Glow")
  t:legal("attack", "Flash")
  t:legal "end_turn"
end)

test("TURN-04: a turn may end without an attack", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-4", energy = "G" } },
    opponent = { active = "neutral-4" },
  }
  t:legal("attack", "Push")
  t:end_turn()
  t:equal(t.turn_player, "opponent")
  t:equal(t.opponent.active.damage, 0)
end)

local function attack_on_turn(turn)
  return function(t, profile)
    t:position {
      ruleset = profile,
      turn = turn,
      me = { active = { "neutral-4", energy = "G" } },
      opponent = { active = "neutral-4" },
    }
  end
end

test(
  "TURN-05 T-04: no attack in the very first turn",
  { rulesets = { "xy", "sm", "sv" } },
  function(t, profile)
    attack_on_turn(1)(t, profile)
    t:illegal("attack", "Push")
    t:legal "end_turn"
  end
)

test(
  "TURN-05 T-04: an attack in the very first turn",
  { rulesets = { "dp", "primer" } },
  function(t, profile)
    attack_on_turn(1)(t, profile)
    t:attack "Push"
    t:equal(t.opponent.active.damage, 10)
  end
)

test("TURN-05 TURN-08: the second player may attack in its first turn", all, function(t, profile)
  attack_on_turn(2)(t, profile)
  t:attack "Push"
  t:equal(t.opponent.active.damage, 10)
end)

local trainers = {
  "neutral-15",  -- Item (dp: plain Trainer)
  "neutral-21",  -- Tool
  "neutral-38",  -- Trainer that attaches
  "neutral-17",  -- Supporter
  "neutral-19",  -- Stadium
}

local function hand_of_trainers(t, profile, turn)
  local hand = { "neutral-37" }  -- Fossil
  for _, card in ipairs(trainers) do hand[#hand + 1] = card end
  t:position {
    ruleset = profile,
    turn = turn,
    me = { active = "neutral-4", hand = hand },
    opponent = { active = "neutral-4" },
  }
end

test(
  "TURN-06 TURN-07 T-05 T-06 T-07 EX-54: no Trainer card at all in the very first turn (dp)",
  function(t)
    hand_of_trainers(t, "dp", 1)
    for _, card in ipairs(trainers) do t:illegal("play", card) end
    t:illegal("bench", "neutral-37")
  end
)

test(
  "TURN-06 TURN-07 T-05 T-06 T-07: every Trainer card at once",
  { rulesets = { "xy", "sm", "primer" } },
  function(t, profile)
    hand_of_trainers(t, profile, 1)
    for _, card in ipairs(trainers) do t:legal("play", card) end
    t:legal("bench", "neutral-37")
  end
)

test("TURN-06 TURN-07 T-05 T-06 T-07: only Supporters wait in the very first turn (sv)", function(t)
  hand_of_trainers(t, "sv", 1)
  for _, card in ipairs(trainers) do
    t[card == "neutral-17" and "illegal" or "legal"](t, "play", card)
  end
  t:legal("bench", "neutral-37")
end)

test("TURN-06 TURN-07 TURN-08: no ban for the second player", all, function(t, profile)
  hand_of_trainers(t, profile, 2)
  for _, card in ipairs(trainers) do t:legal("play", card) end
  t:legal("bench", "neutral-37")
end)

test("TURN-08 EX-54: the other actions in the very first turn", all, function(t, profile)
  t:position {
    ruleset = profile,
    turn = 1,
    me = {
      active = { "neutral-11", energy = "R" },
      bench = { "neutral-4" },
      hand = { "neutral-5", grass },
    },
    opponent = { active = "neutral-4" },
  }
  t:bench "neutral-5"
  t:attach(grass, "bench 1")
  t:use "Glow"
  t:retreat "bench 1"
  t:equal(t.me.active.id, "neutral-4")
  t:equal(t.me.active.energy, "G")
  t:equal(#t.me.bench, 2)
end)

test("TURN-09: once per turn: Energy, Supporter, Stadium, retreat", official, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = "neutral-5",
      bench = { "neutral-5" },
      hand = { grass, grass, "neutral-17", "neutral-18", "neutral-19", "neutral-20" },
    },
    opponent = { active = "neutral-4" },
  }
  t:attach(grass, "active")
  t:illegal("attach", grass)
  t:play "neutral-17"
  t:illegal("play", "neutral-18")
  t:play "neutral-19"
  t:illegal("play", "neutral-20")
  t:retreat "bench 1"
  t:illegal "retreat"
  t:end_turn()
  t:end_turn()
  t:legal("attach", grass)
  t:legal("play", "neutral-18")
  t:legal("play", "neutral-20")
  t:legal "retreat"
end)

test(
  "TURN-09 TRN-03 TRN-06 RET-02 T-12 T-13 T-20 NOTE-04: only Energy is limited (primer)",
  function(t)
    t:position {
      ruleset = "primer",
      me = {
        active = "neutral-5",
        bench = { "neutral-5" },
        hand = { grass, grass, "neutral-17", "neutral-18", "neutral-19", "neutral-20" },
      },
      opponent = { active = "neutral-4" },
    }
    t:attach(grass, "active")
    t:illegal("attach", grass)
    t:play "neutral-17"
    t:play "neutral-18"
    t:play "neutral-19"
    t:play "neutral-20"
    t:retreat "bench 1"
    t:retreat "bench 1"
    t:equal(t.me.active.energy, "G")
    t:legal "retreat"
  end
)

test("TURN-09: benching, evolving, Items, Abilities: no limit", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = "neutral-13",
      bench = { "neutral-1", "neutral-1" },
      hand = { "neutral-5", "neutral-5", "neutral-2", "neutral-2", "neutral-15", "neutral-15" },
    },
    opponent = { active = "neutral-4" },
  }
  t:bench "neutral-5"
  t:bench "neutral-5"
  t:evolve("neutral-2", "bench 1")
  t:evolve("neutral-2", "bench 2")
  t:play "neutral-15"
  t:play "neutral-15"
  t:use "Pulse"
  t:use "Pulse"
  t:equal(#t.me.bench, 4)
  t:equal(#t.me.hand, 14)
  t:equal(t.opponent.active.damage, 20)
end)
