-- Section 9: the requirements of an attack, and the ordered procedure.

local all = { rulesets = { "dp", "xy", "sm", "sv", "primer" } }
local wall, stinger, brewer = "neutral-4", "neutral-14", "neutral-59"

test("ATK-01: only the Active Pokémon attacks", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { wall, energy = "G" }, bench = { { "neutral-50", energy = "RRRR" } } },
    opponent = { active = wall },
  }
  t:legal("attack", "Push")
  t:illegal("attack", "Strike")
end)

test(
  "ATK-01 ATK-07 TURN-01: " .. "one attack is chosen, announced, and ends the turn",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { "neutral-50", energy = "RRRR" } },
      opponent = { active = wall },
    }
    for _, name in ipairs { "Strike", "Kick", "Blaze", "Throw" } do t:legal("attack", name) end
    t:attack "Kick"
    t:equal(t.opponent.active.damage, 30)
    local announced = t:events("attack_announced")
    t:equal(#announced, 1)
    t:equal(announced[1].card, "neutral-50")
    t:equal(t.turn_player, "opponent")
  end
)

-- Cost, attached Energy, whether the attack may be used.
local payments = {
  { "EX-01", "neutral-50", "Strike", "R", true },
  { "EX-01", "neutral-50", "Strike", "", false },
  { "EX-01", "neutral-50", "Strike", "G", false },
  { "EX-02", "neutral-77", "Drip", "GG", true },
  { "EX-02", "neutral-77", "Drip", "GR", true },
  { "EX-02", "neutral-77", "Drip", "G", false },
  { "EX-02", "neutral-77", "Drip", "RR", false },
  { "EX-03", "neutral-50", "Blaze", "RWWW", true },
  { "EX-03", "neutral-50", "Blaze", "WWWW", false },
  { "EX-03", "neutral-50", "Blaze", "RRR", false },
  { "EX-03", "neutral-50", "Blaze", "RRRRR", true },  -- more than required is fine
  { "EX-57", "neutral-50", "Kick", "R", false },
  { "EX-57", "neutral-50", "Kick", "RG", true },
  { "EX-58", "neutral-50", "Blaze", "RRWW", true },
  { "EX-67", "neutral-77", "Splash", "WGR", true },
  { "EX-67", "neutral-77", "Splash", "WW", false },
  { "EX-67", "neutral-77", "Splash", "GRF", false },
  { "EX-68", "neutral-77", "Landslide", "FFFW", true },
  { "EX-68", "neutral-77", "Landslide", "FFWW", false },
  { "EX-68", "neutral-77", "Landslide", "FFF", false },
}

test("ATK-02 EX-01 EX-02 EX-03 EX-57 EX-58 EX-67 EX-68: what pays a cost", all, function(t, profile)
  for _, case in ipairs(payments) do
    local _, pokemon, attack, energy, legal = table.unpack(case)
    t:position {
      ruleset = profile,
      me = { active = { pokemon, energy = energy } },
      opponent = { active = wall },
    }
    if legal then
      t:legal("attack", attack)
    else
      t:illegal("attack", attack)
    end
  end
end)

test(
  "ATK-02: " .. "one Energy card pays one symbol, a card that provides two pays two",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { "neutral-50", energy = "R", attached = { "neutral-23" } } },
      opponent = { active = wall },
    }
    t:legal("attack", "Kick")
    t:illegal("attack", "Blaze")  -- three units for four symbols
    t:position {
      ruleset = profile,
      me = { active = { "neutral-50", attached = { "neutral-23", "neutral-23" } } },
      opponent = { active = wall },
    }
    t:illegal("attack", "Strike")  -- Colorless Energy is not Fire Energy
    t:legal("attack", "Throw")
  end
)

test("ATK-03 EX-04: an attack without a cost needs no Energy", all, function(t, profile)
  t:position { ruleset = profile, me = { active = "neutral-5" }, opponent = { active = wall } }
  t:attack "Flutter"
  t:equal(t.opponent.active.damage, 10)
end)

-- My Stinger's Sand requires a coin flip for the next attack of the opposing Active Pokémon.
local function sanded(t, profile, opponent)
  t:position {
    ruleset = profile,
    me = { active = { stinger, energy = "G" }, bench = { wall } },
    opponent = opponent,
  }
  t:attack "Sand"
  t:equal(t.turn_player, "opponent")
end

test(
  "ATK-04 ATK-05 EX-09 EX-41 EX-60 EX-72: " .. "an attack without damage is stopped too",
  all,
  function(t, profile)
    sanded(t, profile, { active = brewer })
    t:attack "Venom"
    t:equal(t:asked(), "chance")
    t:coins "T"
    t:equal(t.me.active.conditions, {})
    t:equal(t.turn_player, "me")
    sanded(t, profile, { active = brewer })
    t:coins "H"
    t:attack "Venom"
    t:equal(t.me.active.conditions, { "poisoned" })
  end
)

test("ATK-04 ATK-05 EX-10 EX-60 EX-72: an Ability is not an attack", all, function(t, profile)
  sanded(t, profile, { active = "neutral-11" })
  local before = #t.opponent.hand
  t:use "Glow"
  t:equal(#t:events("coin"), 0)
  t:equal(#t.opponent.hand, before + 1)
end)

test(
  "ATK-06: " .. "an attack may damage several Pokémon, Benched ones and its own",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = "neutral-64", bench = { wall } },
      opponent = { active = wall, bench = { wall, wall } },
    }
    t:attack "Quake"
    t:equal(t.me.active.damage, 30)
    t:equal(t.me.bench[1].damage, 30)
    t:equal(t.opponent.active.damage, 30)
    t:equal(t.opponent.bench[1].damage, 30)
    t:equal(t.opponent.bench[2].damage, 30)
  end
)

-- The observed order of the steps: a Confused attacker affected by Sand uses an attack that has a
-- choice and a flip. The source of each coin shows which step flipped it.
local function next_step(t)
  if t:purpose() ~= "flip" then
    local step = t:purpose()
    t:answer "active"
    return step
  end
  t:coins "H"
  local coins = t:events("coin")
  local source = coins[#coins].source
  if source == nil then return "confusion" end
  return source == stinger and "alter" or "require"
end

local orders = {
  dp = { "damage", "require", "alter", "confusion" },
  xy = { "confusion", "damage", "require", "alter" },
  sm = { "confusion", "damage", "require", "alter" },
  sv = { "alter", "confusion", "damage", "require" },
  primer = { "confusion", "damage", "require", "alter" },
}

test(
  "ATK-08 ATK-09 ATK-10 ATK-11 T-24 T-25 T-26 EX-12 EX-13 EX-42 EX-43 EX-44: "
    .. "the order of the steps",
  all,
  function(t, profile)
    sanded(t, profile, { active = { "neutral-61", energy = "GG", conditions = { "confused" } } })
    t:attack "Ritual"
    local steps = {}
    for i = 1, 4 do steps[i] = next_step(t) end
    t:equal(steps, orders[profile])
    t:equal(t.me.active.damage, 20)
    t:equal(t.opponent.active.energy, "G")
    t:equal(t.turn_player, "me")
  end
)

-- The coins for Ritual when the Confusion check fails, and what has been carried out by then.
local lost = {
  dp = { coins = "HHT", choice = true, energy = "G" },
  xy = { coins = "T", choice = false, energy = "GG" },
  sm = { coins = "T", choice = false, energy = "GG" },
  sv = { coins = "HT", choice = false, energy = "GG" },
  primer = { coins = "T", choice = false, energy = "GG" },
}

test(
  "ATK-14 ATK-15 CNF-02 EX-43 EX-44: " .. "what has happened when the Confusion check fails",
  all,
  function(t, profile)
    local case = lost[profile]
    sanded(t, profile, { active = { "neutral-61", energy = "GG", conditions = { "confused" } } })
    t:attack "Ritual"
    if case.choice then t:answer "active" end
    t:coins(case.coins)
    t:equal(t.opponent.active.energy, case.energy)
    t:equal(t.opponent.active.damage, 30)
    t:equal(t.me.active.damage, 0)
    t:equal(#t:events("coin"), #case.coins)
    t:equal(t.turn_player, "me")  -- the attempt ended the turn
  end
)

test(
  "ATK-11 ATK-14 EX-13: " .. "a requirement that fails stops the attack, the turn ends",
  all,
  function(t, profile)
    t:position { ruleset = profile, me = { active = "neutral-61" }, opponent = { active = wall } }
    t:coins "T"
    t:attack "Gamble"
    t:equal(t.opponent.active.damage, 0)
    t:equal(#t:events("attack_stopped"), 1)
    t:equal(t.turn_player, "opponent")
    t:position { ruleset = profile, me = { active = "neutral-61" }, opponent = { active = wall } }
    t:coins "H"
    t:attack "Gamble"
    t:equal(t.opponent.active.damage, 40)
    t:equal(#t:events("attack_stopped"), 0)
  end
)

test(
  "ATK-11: " .. "a cost that cannot be paid stops the attack before it does anything",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { "neutral-61", energy = "G" } },
      opponent = { active = wall },
    }
    t:coins "T"  -- the cost is two Energy cards, but there is one
    t:attack "Ritual"
    t:equal(t.me.active.energy, "G")
    t:equal(t.opponent.active.damage, 0)
  end
)

test("ATK-12 T-27: what happens before damage comes before it", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-62" },
    opponent = { active = { wall, attached = { "neutral-63" } } },
  }
  t:attack "Dismantle"
  t:equal(t.opponent.discard, { "neutral-63" })
  t:equal(t.opponent.active.damage, 30)  -- the Padding was already gone
end)

test("ATK-12 DMG-09: damage first, then the other effects", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-62" },
    opponent = { active = wall, bench = { "neutral-5", "neutral-1" } },
  }
  t:attack "Drag"
  t:equal(t:purpose(), "switch_in")
  t:equal(t:asked(), "me")
  t:equal(t.opponent.active.damage, 30)
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.id, "neutral-1")
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.bench[2].damage, 30)
end)

test(
  "ATK-12 ATK-13 KO-02 NOTE-11: " .. "Knock Outs come when the whole attack is carried out",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { "neutral-62", damage = 50 } },
      opponent = { active = "neutral-39", bench = { wall, wall } },
    }
    t:attack "Leech"
    t:equal(t:purpose(), "prize")
    t:equal(t.me.active.damage, 20)  -- healed, although the Defending Pokémon had no HP left
    t:equal(#t:events("turn_ended"), 0)
    t:equal(#t:events("checkup_began"), 0)
    t:answer(1)
    t:answer "opponent bench 1"
    t:equal(#t:events("turn_ended"), 1)
    t:equal(#t:events("checkup_began"), 1)
    t:equal(t.turn_player, "opponent")
  end
)

test(
  "ATK-12 ATK-13 KO-02: " .. "the new Active of an effect is not the one Knocked Out",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = "neutral-62" },
      opponent = { active = "neutral-39", bench = { wall, "neutral-5" } },
    }
    t:attack "Drag"
    t:answer "opponent bench 1"
    t:equal(t:purpose(), "prize")
    t:answer(1)
    t:equal(t.opponent.active.id, wall)
    t:equal(#t.opponent.bench, 1)
    t:equal(t.opponent.discard, { "neutral-39" })
  end
)

test("ATK-16 NOTE-12: costs are paid before the damage", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-61", energy = "GGG" } },
    opponent = { active = wall },
  }
  t:attack "Spend"
  t:equal(t.me.active.energy, "GG")
  t:equal(t.opponent.active.damage, 40)
end)

test(
  "ATK-16 NOTE-12 DMG-09: " .. "effects on the Defending Pokémon come after its damage",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = "neutral-60" },
      opponent = { active = { wall, damage = 190 }, bench = { wall, wall } },
    }
    t:attack "Sting"
    t:equal(#t:events("damaged"), 1)
    t:equal(#t:events("condition_set"), 1)
    t:equal(t:purpose(), "prize")
    t:answer(1)
    t:answer "opponent bench 1"
  end
)

test(
  "ATK-17 EX-11 RET-05: " .. "a new Active Pokémon attacks without the effect",
  all,
  function(t, profile)
    sanded(t, profile, { active = "neutral-5", bench = { "neutral-5" } })
    t:retreat "opponent bench 1"
    t:attack "Flutter"
    t:equal(#t:events("coin"), 0)
    t:equal(t.me.active.damage, 10)
  end
)

test("ATK-17 RET-05: nor does the old one, when it comes back", all, function(t, profile)
  sanded(t, profile, { active = "neutral-5", bench = { "neutral-5" }, hand = { "neutral-28" } })
  t:play "neutral-28"
  t:retreat "opponent bench 1"
  t:attack "Flutter"
  t:equal(#t:events("coin"), 0)
  t:equal(t.me.active.damage, 10)
end)

test("TURN-04 T-48: a turn may end without an attack", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { wall, energy = "G" } },
    opponent = { active = wall },
  }
  t:legal("attack", "Push")
  t:end_turn()
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.turn_player, "opponent")
end)
