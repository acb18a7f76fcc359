-- Section 12: between turns, the Pokémon Checkup.

local function each(profiles, name, body)
  for _, profile in ipairs(profiles) do
    test(name .. " (" .. profile .. ")", function(t) body(t, profile) end)
  end
end

local all = { "dp", "xy", "sm", "sv", "primer" }
local wall, mender, balm = "neutral-4", "neutral-66", "neutral-67"

each(all, "CHK-01 PSN-01: after every turn, for both players", function(t, profile)
  local poisoned = { wall, conditions = { "poisoned" } }
  t:position { ruleset = profile, me = { active = poisoned }, opponent = { active = poisoned } }
  t:end_turn()
  t:equal(#t:events "checkup_began", 1)
  t:equal(t.me.active.damage, 10)
  t:equal(t.opponent.active.damage, 10)
  t:end_turn()
  t:equal(#t:events "checkup_began", 2)
  t:equal(t.me.active.damage, 20)
  t:equal(t.opponent.active.damage, 20)
end)

-- Damage when the Burn coin is asked for: Poison, and where counters come before the flip, Burn.
local before_flip = { dp = 10, xy = 10, sm = 30, sv = 30, primer = 30 }

each(all, "CHK-02 EX-35 SC-05: Poison, then Burn, then Paralysis", function(t, profile)
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

each(all, "CHK-02: Burn, then the flip for Asleep; Confused has no part", function(t, profile)
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

each(all, "CHK-02 T-30: dp handles Asleep and Paralyzed in one step", function(t, profile)
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

each(all, "GAP-02: "
  .. "inside a step, the Pokémon of the player whose turn it was comes first", function(t, profile)
  local asleep = { wall, conditions = { "asleep" } }
  t:position { ruleset = profile, me = { active = asleep }, opponent = { active = asleep } }
  t:coins "HT"
  t:end_turn()
  t:equal(t.me.active.conditions, {})
  t:equal(t.opponent.active.conditions, { "asleep" })
  local coins = t:events "coin"
  t:equal(coins[1].player, "me")
  t:equal(coins[2].player, "opponent")
end)

each({ "dp", "xy", "sm", "primer" }, "CHK-03 T-31: "
  .. "other effects come after the conditions", function(t, profile)
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
end)

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
  t:equal(t:purpose(), "flip")  -- Poison and Asleep, nothing between them
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
  t:equal(t:asked(), "me")  -- whose turn has just ended
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

test("CHK-04 T-31: a Tool before Poison (dp)", function(t)
  t:position {
    me = { active = { wall, attached = { balm }, conditions = { "poisoned", "asleep" } } },
    opponent = { active = wall },
  }
  t:end_turn()
  t:equal(t:purpose(), "checkup_order")
  t:equal(t:asked(), "me")
  t:answer(true)  -- nothing to heal yet
  t:equal(t:purpose(), "flip")
  t:equal(t.me.active.damage, 10)
  t:coins "T"
  t:equal(t.me.active.damage, 10)
end)

test("CHK-04 T-31: the Tool between Poison and Asleep (dp)", function(t)
  t:position {
    me = { active = { wall, attached = { balm }, conditions = { "poisoned", "asleep" } } },
    opponent = { active = wall },
  }
  t:end_turn()
  t:answer(false)
  t:equal(t.me.active.damage, 10)
  t:equal(t:purpose(), "checkup_order")
  t:answer(true)
  t:equal(t:purpose(), "flip")
  t:equal(t.me.active.damage, 0)
  t:coins "T"
end)

test("CHK-04 T-31: "
  .. "its player decides, whoever's turn it was; at the end it is used (dp)", function(t)
  t:position {
    me = { active = wall },
    opponent = { active = { wall, attached = { balm }, conditions = { "poisoned" } } },
  }
  t:end_turn()
  t:equal(t:asked(), "opponent")
  t:answer(false)
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.turn_player, "opponent")
end)

each({ "xy", "sm", "primer" }, "CHK-04: a Tool is one of the other effects", function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { wall, attached = { balm }, conditions = { "poisoned" } } },
    opponent = { active = wall },
  }
  t:end_turn()
  t:equal(t.me.active.damage, 0)
  t:equal(t.turn_player, "opponent")
end)

each(all, "CHK-05 T-33: Knock Outs come when everything is done", function(t, profile)
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
  t:equal(#t:events "knocked_out", 0)
  t:coins "H"
  t:equal(#t:events "knocked_out", 1)
  t:equal(t.turn_player, "me")  -- the next turn waits for it
  t:answer(1)
  t:equal(t.me.active.id, wall)
  t:equal(t.turn_player, "opponent")
end)

each(all, "CHK-03 CHK-05: an effect between turns may still save it", function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { mender, damage = 90, conditions = { "poisoned" } } },
    opponent = { active = wall },
  }
  t:end_turn()
  if profile == "sv" then t:answer(true) end
  t:equal(#t:events "knocked_out", 0)
  t:equal(t.me.active.damage, 90)
  t:equal(t.turn_player, "opponent")
end)
