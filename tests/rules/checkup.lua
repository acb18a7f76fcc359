-- Section 12: between turns, the Pokémon Checkup.

local all = { rulesets = { "dp", "xy", "sm", "sv", "primer" } }
local wall, mender, balm = "neutral-4", "neutral-66", "neutral-67"

test("CHK-01 PSN-01: after every turn, for both players", all, function(t, profile)
  local poisoned = { wall, conditions = { "poisoned" } }
  t:position { ruleset = profile, me = { active = poisoned }, opponent = { active = poisoned } }
  t:end_turn()
  t:equal(#t:events("checkup_began"), 1)
  t:equal(t.me.active.damage, 10)
  t:equal(t.opponent.active.damage, 10)
  t:end_turn()
  t:equal(#t:events("checkup_began"), 2)
  t:equal(t.me.active.damage, 20)
  t:equal(t.opponent.active.damage, 20)
end)

-- Damage at the Burn flip: Poison, and also Burn where counters come before the flip.
local before_flip = { dp = 10, xy = 10, sm = 30, sv = 30, primer = 30 }

test("CHK-02 EX-35 SC-05: Poison, then Burn, then Paralysis", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { wall, conditions = { "poisoned", "burned", "paralyzed" } } },
    opponent = { active = wall },
  }
  t:equal(t.me.active.conditions, { "burned", "paralyzed", "poisoned" })
  t:end_turn()
  t:equal(t:purpose(), "flip")
  t:equal(t.me.active.damage, before_flip[profile])
  t:equal(t.me.active.conditions, { "burned", "paralyzed", "poisoned" })
  t:coins "T"
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.active.conditions, { "burned", "poisoned" })
end)

test("CHK-02: Burn, then the flip for Asleep; Confused has no part", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { wall, conditions = { "burned", "asleep" } } },
    opponent = { active = { wall, conditions = { "confused" } } },
  }
  t:coins "T"
  t:end_turn()
  t:equal(t:purpose(), "flip")
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.active.conditions, { "asleep", "burned" })
  t:coins "H"
  t:equal(t.me.active.conditions, { "burned" })
  t:equal(t.opponent.active.conditions, { "confused" })
end)

test("CHK-02 T-30: dp handles Asleep and Paralyzed in one step", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { wall, conditions = { "paralyzed" } } },
    opponent = { active = { wall, conditions = { "asleep" } } },
  }
  t:end_turn()
  t:equal(t:purpose(), "flip")
  t:equal(t.me.active.conditions, profile == "dp" and {} or { "paralyzed" })
  t:coins "T"
  t:equal(t.me.active.conditions, {})
end)

test(
  "GAP-02: " .. "inside a step, the Pokémon of the player whose turn it was comes first",
  all,
  function(t, profile)
    local asleep = { wall, conditions = { "asleep" } }
    t:position { ruleset = profile, me = { active = asleep }, opponent = { active = asleep } }
    t:coins "HT"
    t:end_turn()
    t:equal(t.me.active.conditions, {})
    t:equal(t.opponent.active.conditions, { "asleep" })
    local coins = t:events("coin")
    t:equal(coins[1].player, "me")
    t:equal(coins[2].player, "opponent")
  end
)

test(
  "CHK-03 T-31: " .. "other effects come after the conditions",
  { rulesets = { "dp", "xy", "sm", "primer" } },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { mender, damage = 20, conditions = { "poisoned", "asleep" } } },
      opponent = { active = wall },
    }
    t:end_turn()
    t:equal(t:purpose(), "flip")
    t:equal(t.me.active.damage, 30)
    t:coins "T"
    t:equal(t.me.active.damage, 20)
  end
)

test("CHK-03 T-31 GAP-03 EX-70 EX-71: the conditions first (sv)", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { mender, damage = 20, conditions = { "poisoned", "asleep" } } },
    opponent = { active = wall },
  }
  t:end_turn()
  t:equal(t:purpose(), "checkup_order")
  t:equal(t:asked(), "me")
  t:answer(true)
  t:equal(t:purpose(), "flip")  -- Poison and Asleep, with nothing between them
  t:equal(t.me.active.damage, 30)
  t:coins "T"
  t:equal(t.me.active.damage, 20)
end)

test("CHK-03 T-31 GAP-03 EX-70 EX-71: the other effects first (sv)", function(t)
  t:position {
    ruleset = "sv",
    me = { active = wall },
    opponent = { active = { mender, damage = 20, conditions = { "poisoned", "asleep" } } },
  }
  t:end_turn()
  t:equal(t:asked(), "me")  -- the player whose turn just ended
  t:answer(false)
  t:equal(t:purpose(), "flip")
  t:equal(t.opponent.active.damage, 20)  -- healed to 10, then Poison
  t:coins "T"
  t:equal(t.opponent.active.damage, 20)
end)

test("CHK-03 EX-70: without a condition there is nothing to choose (sv)", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { mender, damage = 20 } },
    opponent = { active = wall },
  }
  t:end_turn()
  t:equal(t.me.active.damage, 10)
  t:equal(t.turn_player, "opponent")
end)

test("CHK-04 T-31: a Tool before the first thing (dp)", function(t)
  t:position {
    me = {
      active = { wall, attached = { balm }, damage = 20, conditions = { "poisoned", "asleep" } },
    },
    opponent = { active = wall },
  }
  t:end_turn()
  t:equal(t:purpose(), "checkup_order")
  t:equal(t:asked(), "me")
  t:answer(true)
  t:equal(t:purpose(), "flip")
  t:equal(t.me.active.damage, 20)  -- healed to 10, then Poison
  t:coins "T"
  t:equal(t.me.active.damage, 20)
  t:equal(t.turn_player, "opponent")
end)

test("CHK-04 T-31: the Tool between Poison and Asleep (dp)", function(t)
  t:position {
    me = { active = { wall, attached = { balm }, conditions = { "poisoned", "asleep" } } },
    opponent = { active = wall },
  }
  t:end_turn()
  t:equal(t.me.active.damage, 10)  -- before Poison there was nothing to heal
  t:equal(t:purpose(), "checkup_order")
  t:answer(true)
  t:equal(t:purpose(), "flip")
  t:equal(t.me.active.damage, 0)
  t:coins "T"
end)

test(
  "CHK-04 T-31: " .. "its player decides, whoever's turn it was; at the end it is used (dp)",
  function(t)
    t:position {
      me = { active = wall },
      opponent = {
        active = { wall, attached = { balm }, damage = 10, conditions = { "poisoned" } },
      },
    }
    t:end_turn()
    t:equal(t:asked(), "opponent")
    t:answer(false)
    t:equal(t.opponent.active.damage, 10)  -- 20 after Poison; nothing else followed
    t:equal(t.turn_player, "opponent")
  end
)

test("CHK-04 T-31: after each condition of each Pokémon (dp)", function(t)
  local both = { "poisoned", "burned" }
  t:position {
    me = { active = { wall, attached = { balm }, damage = 10, conditions = both } },
    opponent = { active = { wall, conditions = both } },
  }
  t:coins "TT"
  t:end_turn()
  local seen = {}
  while t:purpose() == "checkup_order" do
    t:equal(t:asked(), "me")
    seen[#seen + 1] = { t.me.active.damage, t.opponent.active.damage }
    t:answer(false)
  end
  -- At the start, then after Poison and Burned of each Pokémon. The last time it is used.
  t:equal(seen, { { 10, 0 }, { 20, 0 }, { 20, 10 }, { 40, 10 } })
  t:equal(t.me.active.damage, 30)
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.turn_player, "opponent")
end)

test("CHK-04 T-31: after a text of the other player, with no condition (dp)", function(t)
  t:position {
    me = { active = "vocabulary-24" },
    opponent = { active = { wall, attached = { balm } } },
  }
  t:end_turn()  -- before the counter nothing to heal; after it nothing to wait for
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.turn_player, "opponent")
end)

test("CHK-04 T-31: before a text of the other player, with no condition (dp)", function(t)
  for _, now in ipairs { true, false } do
    t:position {
      me = { active = "vocabulary-24" },
      opponent = { active = { wall, attached = { balm }, damage = 180 } },
    }
    t:end_turn()
    t:equal(t:asked(), "opponent")
    t:equal(t:purpose(), "checkup_order")
    t:answer(now)
    t:equal(t.opponent.active.damage, 180)  -- 170 then 180, or 190 then 180
    t:equal(t.turn_player, "opponent")
  end
end)

test("CHK-04 T-31: between two texts (dp)", function(t)
  t:position {
    me = { active = "vocabulary-24", bench = { "neutral-146" } },
    opponent = { active = { wall, attached = { balm }, damage = 180 } },
  }
  t:end_turn()
  t:answer(false)
  t:equal(t:purpose(), "trigger_order")
  t:answer "Drip on active"
  t:equal(t:asked(), "opponent")
  t:equal(t:purpose(), "checkup_order")
  t:equal(t.opponent.active.damage, 190)
  t:answer(true)
  t:equal(t.opponent.active.damage, 190)
  t:equal(#t:events("knocked_out"), 0)
end)

test("CHK-04 T-31: without anything else it is used, and nothing is asked (dp)", function(t)
  t:position {
    me = { active = wall, bench = { { wall, attached = { balm }, damage = 30 } } },
    opponent = { active = { wall, attached = { balm }, damage = 30 } },
  }
  t:end_turn()
  t:equal(t.me.bench[1].damage, 20)
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.turn_player, "opponent")
end)

test("CHK-04 T-31: a Tool that could do nothing is not asked about (dp)", function(t)
  t:position {
    me = {
      active = { wall, conditions = { "poisoned" } },
      bench = { { wall, attached = { balm } } },
    },
    opponent = { active = wall },
  }
  t:end_turn()
  t:equal(t.me.active.damage, 10)
  t:equal(t.turn_player, "opponent")
end)

test(
  "CHK-04 T-31: each Tool is used once; using one, the others are offered again (dp)",
  function(t)
    local hurt = { wall, attached = { balm }, damage = 30 }
    t:position {
      me = { active = { wall, attached = { balm }, damage = 30, conditions = { "poisoned" } } },
      opponent = { active = hurt },
    }
    t:end_turn()
    t:equal(t:asked(), "me")
    t:answer(false)
    t:equal(t:asked(), "opponent")
    t:answer(true)
    t:equal(t.opponent.active.damage, 20)
    t:equal(t:asked(), "me")
    t:answer(true)
    t:equal(t.me.active.damage, 30)  -- 20, then Poison
    t:equal(t.opponent.active.damage, 20)
    t:equal(t.turn_player, "opponent")
  end
)

test("CHK-04 T-31: what its player may do is asked once, and may be left (dp)", function(t)
  for _, now in ipairs { true, false } do
    t:position {
      me = {
        active = { wall, attached = { "neutral-140" }, damage = 10, conditions = { "poisoned" } },
      },
      opponent = { active = wall },
    }
    t:end_turn()
    t:equal(t:purpose(), "checkup_order")
    t:answer(now)
    if not now then
      t:equal(t.me.active.damage, 20)
      t:equal(t:purpose(), "use_text")  -- the last opportunity
      t:answer(false)
    end
    t:equal(t.me.active.damage, now and 10 or 20)
    t:equal(t.me.discard, now and { "neutral-140" } or {})
    t:equal(t.turn_player, "opponent")
  end
end)

test("CHK-04 CHK-05: a Tool saves what has no HP left (dp)", function(t)
  t:position {
    me = { active = { wall, attached = { balm }, damage = 190, conditions = { "poisoned" } } },
    opponent = { active = wall },
  }
  t:end_turn()
  t:answer(false)
  t:equal(#t:events("knocked_out"), 0)
  t:equal(t.me.active.damage, 190)
end)

test(
  "CHK-04: a Tool is one of the other effects",
  { rulesets = { "xy", "sm", "primer" } },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { wall, attached = { balm }, conditions = { "poisoned" } } },
      opponent = { active = wall },
    }
    t:end_turn()
    t:equal(t.me.active.damage, 0)
    t:equal(t.turn_player, "opponent")
  end
)

test("CHK-05 T-33: Knock Outs come when everything is done", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-39", damage = 20, conditions = { "poisoned", "asleep" } },
      bench = { wall },
    },
    opponent = { active = { wall, conditions = { "asleep" } } },
  }
  t:end_turn()
  t:equal(t.me.active.damage, 30)
  t:equal(t:purpose(), "flip")  -- its own flip, with no HP left
  t:coins "H"
  t:equal(t:purpose(), "flip")
  t:equal(#t:events("knocked_out"), 0)
  t:coins "H"
  t:equal(#t:events("knocked_out"), 1)
  t:equal(t.turn_player, "me")  -- the next turn waits for the promotion
  t:answer(1)
  t:equal(t.me.active.id, wall)
  t:equal(t.turn_player, "opponent")
end)

test("CHK-03 CHK-05: an effect between turns may still save it", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { mender, damage = 90, conditions = { "poisoned" } } },
    opponent = { active = wall },
  }
  t:end_turn()
  if profile == "sv" then t:answer(true) end
  t:equal(#t:events("knocked_out"), 0)
  t:equal(t.me.active.damage, 90)
  t:equal(t.turn_player, "opponent")
end)

test(
  "CHK-02 CHK-03: " .. "what remains Asleep sets off texts after the conditions",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { "neutral-141", damage = 50, conditions = { "asleep", "poisoned" } } },
      opponent = { active = "neutral-142" },
    }
    t:end_turn()
    t:equal(t:purpose(), "flip")
    t:equal(t.me.active.damage, 60)
    t:coins "T"
    if t:purpose() == "trigger_order" then t:answer(1) end
    t:equal(t.me.active.damage, 60)  -- 2 more counters, then 2 fewer
    t:equal(t.me.active.conditions, { "asleep", "poisoned" })
    t:equal(t.turn_player, "opponent")
  end
)

test("CHK-02: what wakes up does not remain Asleep", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-141", damage = 50, conditions = { "asleep" } } },
    opponent = { active = "neutral-142" },
  }
  t:coins "H"
  t:end_turn()
  t:equal(t.me.active.damage, 50)
  t:equal(t.me.active.conditions, {})
end)

test("CHK-02 CHK-04: the texts that sleep sets off are a moment for a Tool too (dp)", function(t)
  t:position {
    me = { active = { wall, attached = { balm }, conditions = { "asleep" } } },
    opponent = { active = "neutral-142" },
  }
  t:coins "T"
  t:end_turn()  -- undamaged until now
  t:equal(t.me.active.damage, 10)
  t:equal(t.turn_player, "opponent")
end)

test("CHK-03: the other effects first, and what remains Asleep still counts (sv)", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { mender, damage = 50, conditions = { "asleep" } } },
    opponent = { active = "neutral-142" },
  }
  t:end_turn()
  t:answer(false)
  t:coins "T"
  t:equal(t.me.active.damage, 60)  -- healed to 40 first
end)

test("CHK-01: a Knock Out by a text between turns is in nobody's turn", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-146" },
    opponent = {
      active = wall,
      bench = { { "neutral-39", damage = 20 } },
      hand = { "neutral-145" },
    },
  }
  t:end_turn()
  t:answer(1)
  t:equal(#t:events("knocked_out"), 1)
  t:equal(t.turn_player, "opponent")
  t:illegal("play", "neutral-145")
  t:equal(t.me.active.damage, 30)  -- Epitaph: the cause is the Checkup
end)

local function mourner(t, profile)
  t:position {
    ruleset = profile,
    turn = 4,
    me = { active = "neutral-146", bench = { { "neutral-39", damage = 10 } } },
    opponent = { active = "neutral-146" },
  }
  t:end_turn()
  t:end_turn()
  t:answer(1)
  t:equal(t.turn_player, "me")
  t:equal(#t.me.bench, 0)
end

test("CHK-01: neither are the Prize cards taken for it", all, function(t, profile)
  mourner(t, profile)
  t:attack "Recite"
  t:equal(#t:events("damaged"), 0)
end)

test("CHK-01: it is remembered as one of the Checkup", all, function(t, profile)
  mourner(t, profile)
  local before = #t.me.hand
  t:attack "Mourn"
  t:equal(#t.me.hand, before + 1)
end)

test("CHK-01 KO-05: one in a turn still counts", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { wall, energy = "G" } },
    opponent = {
      active = { "neutral-39", damage = 20 },
      bench = { wall },
      hand = { "neutral-145" },
    },
  }
  t:attack "Push"
  t:answer(1)
  t:play "neutral-145"
end)

test(
  "CHK-01 GAP-18: " .. "what ends with the turn is looked at before the Checkup",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = {
        active = { "neutral-1", attached = { "neutral-147" }, damage = 50 },
        bench = { wall, wall },
      },
      opponent = { active = wall },
    }
    t:end_turn()
    local asked = {}
    while t:purpose() == "prize" or t:purpose() == "promote" do
      asked[#asked + 1] = t:purpose()
      t:equal(#t:events("checkup_began"), 0)
      t:answer(t:purpose() == "prize" and 1 or "bench 1")
    end
    t:equal(asked, { "prize", "promote" })  -- the order of a turn, in sv too
    t:equal(t.turn_player, "opponent")
  end
)
