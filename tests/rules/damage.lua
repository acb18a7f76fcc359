-- Section 10: the damage calculation.

local all = { "dp", "xy", "sm", "sv", "primer" }
local wall, striker, focuser, growler = "neutral-4", "neutral-50", "neutral-54", "neutral-55"
local spreader = "neutral-64"

-- Returns the damage of one attack on an opposing Active Pokémon.
local function hit(t, profile, attacker, attack, defender)
  t:position { ruleset = profile, me = { active = attacker }, opponent = { active = defender } }
  t:attack(attack)
  return t.opponent.active.damage
end

test(
  "DMG-01: the printed number, or what the text makes of it",
  { rulesets = all },
  function(t, profile)
    t:equal(hit(t, profile, { striker, energy = "RG" }, "Kick", wall), 30)
    t:equal(hit(t, profile, { focuser, damage = 50 }, "Tally", wall), 50)
    t:equal(hit(t, profile, focuser, "Tally", wall), 0)
    t:equal(#t:events("damage_prevented"), 0)
  end
)

test("DMG-02: counters are placed without any calculation", { rulesets = all }, function(t, profile)
  t:equal(hit(t, profile, spreader, "Prickle", "neutral-51"), 20)  -- Weakness
  t:equal(hit(t, profile, spreader, "Prickle", "neutral-53"), 20)  -- Resistance
  t:equal(hit(t, profile, spreader, "Prickle", "neutral-56"), 20)  -- reduces damage
  t:equal(#t:events("counters_put"), 1)
  t:equal(#t:events("damaged"), 0)
end)

test("DMG-02: no attacker's bonus for counters", { rulesets = all }, function(t, profile)
  t:equal(hit(t, profile, { spreader, attached = { "neutral-58" } }, "Prickle", wall), 20)
end)

-- My Growler prepares. Then the opponent attacks it.
local function against_growler(t, profile, preparation, opponent, attack)
  t:position { ruleset = profile, me = { active = growler }, opponent = { active = opponent } }
  t:attack(preparation)
  t:attack(attack)
  return t.me.active.damage
end

test(
  "DMG-02 NOTE-41: what prevents damage lets counters through",
  { rulesets = all },
  function(t, profile)
    t:equal(against_growler(t, profile, "Shelter", spreader, "Prickle"), 20)
    t:equal(against_growler(t, profile, "Shelter", spreader, "Quake"), 0)
  end
)

test(
  "DMG-02 NOTE-41: " .. "what prevents effects of attacks stops counters, not damage",
  { rulesets = all },
  function(t, profile)
    t:equal(against_growler(t, profile, "Hide", spreader, "Prickle"), 0)
    t:equal(against_growler(t, profile, "Hide", "neutral-60", "Sting"), 10)
    t:equal(t.me.active.conditions, {})
  end
)

-- My Focuser uses Focus. In its next turn it uses `attack`.
local function after_focus(t, profile, attack, defender, focus)
  t:position {
    ruleset = profile,
    me = { active = focus or focuser },
    opponent = { active = defender },
  }
  t:attack "Focus"
  t:end_turn()
  t:attack(attack)
  return t.opponent.active.damage
end

test(
  "DMG-03 EX-14: an attacker's bonus comes before Weakness",
  { rulesets = all },
  function(t, profile)
    t:equal(after_focus(t, profile, "Jab", wall), 70)
    t:equal(after_focus(t, profile, "Jab", "neutral-51"), 140)
  end
)

test(
  "DMG-03 DMG-08 EX-15: a reduction comes after Weakness",
  { rulesets = all },
  function(t, profile) t:equal(after_focus(t, profile, "Jab", "neutral-56"), 120) end
)

test(
  "DMG-03 EX-45: both sides' changes of the attacker count together",
  { rulesets = all },
  function(t, profile)
    local attacker = { "neutral-50", energy = "G", attached = { "neutral-58" } }
    t:position {
      ruleset = profile,
      me = { active = "neutral-55" },
      opponent = { active = attacker },
    }
    t:attack "Growl"
    t:attack "Throw"
    t:equal(t.me.active.damage, 40)  -- 30 - 20 + 10, then Weakness + 20
  end
)

test("DMG-03: the bonus ends with the turn it is for", { rulesets = all }, function(t, profile)
  t:position { ruleset = profile, me = { active = focuser }, opponent = { active = wall } }
  t:attack "Focus"
  t:end_turn()
  t:end_turn()
  t:end_turn()
  t:attack "Jab"
  t:equal(t.opponent.active.damage, 30)
end)

test(
  "DMG-04 EX-16: " .. "no bonus makes an attack without damage a damaging one",
  { rulesets = all },
  function(t, profile)
    t:equal(after_focus(t, profile, "Tally", "neutral-51"), 0)  -- base damage 0
    t:position {
      ruleset = profile,
      me = { active = focuser },
      opponent = { active = "neutral-51" },
    }
    t:attack "Focus"
    t:end_turn()
    t:coins "T"
    t:attack "Glare"  -- an attack without damage
    t:equal(t.opponent.active.damage, 0)
    t:equal(t.opponent.active.conditions, { "asleep" })
  end
)

test("DMG-04 EX-16: nor damage of 0 that a text does", { rulesets = all }, function(t, profile)
  local twinhorn = { "neutral-69", attached = { "neutral-58" } }
  t:equal(hit(t, profile, twinhorn, "Echo", wall), 0)
  twinhorn.damage = 10
  t:equal(hit(t, profile, twinhorn, "Echo", wall), 20)
end)

test(
  "DMG-05 EX-05 EX-47 EX-59 EX-69: Weakness, times or plus",
  { rulesets = all },
  function(t, profile)
    t:equal(hit(t, profile, { striker, energy = "R" }, "Strike", "neutral-51"), 20)
    t:equal(hit(t, profile, { striker, energy = "R" }, "Strike", "neutral-1"), 20)  -- + 10
    t:equal(#t:events("damaged"), 1)
    t:equal(t:events("damaged")[1].value, 20)
  end
)

test(
  "DMG-05: the attacker's type counts, not the Energy's",
  { rulesets = all },
  function(t, profile)
    t:equal(hit(t, profile, { striker, energy = "W" }, "Throw", "neutral-51"), 60)
    t:equal(hit(t, profile, { wall, energy = "R" }, "Push", "neutral-51"), 10)
  end
)

test("DMG-06: Resistance", { rulesets = all }, function(t, profile)
  t:equal(hit(t, profile, { striker, energy = "G" }, "Throw", "neutral-53"), 10)
  t:equal(hit(t, profile, { wall, energy = "R" }, "Push", "neutral-53"), 10)
end)

test(
  "DMG-06 DMG-09: " .. "damage of 0 or less puts no counter, the rest is done",
  { rulesets = all },
  function(t, profile)
    t:equal(hit(t, profile, { striker, energy = "R" }, "Strike", "neutral-53"), 0)
    t:equal(#t:events("damaged"), 0)
    t:events { { "damage_prevented", place = "opponent active" } }
    local weak_sting = { "neutral-60" }
    t:position {
      ruleset = profile,
      me = { active = weak_sting },
      opponent = { active = { "neutral-56", attached = { "neutral-57" } } },
    }
    t:attack "Sting"  -- 10 - 10 - 20
    t:equal(t.opponent.active.conditions, { "poisoned" })
    t:equal(#t:events("damaged"), 0)
  end
)

test(
  "DMG-06 DMG-11 EX-63: both types count, Weakness before Resistance",
  { rulesets = all },
  function(t, profile)
    t:equal(hit(t, profile, "neutral-69", "Gore", "neutral-70"), 140)
    t:equal(hit(t, profile, "neutral-69", "Gore", "neutral-51"), 160)
  end
)

test(
  "DMG-07 DMG-08 EX-46: " .. "cards, the own last attack and texts all reduce",
  { rulesets = all },
  function(t, profile)
    -- 30, Weakness + 20, Brace - 30
    t:equal(against_growler(t, profile, "Brace", { striker, energy = "G" }, "Throw"), 20)
    local attacker = { striker, energy = "G" }
    local plate = { "neutral-57" }
    t:equal(hit(t, profile, attacker, "Throw", { wall, attached = plate }), 20)
    -- 30 x 2 - 20 - 10
    t:equal(hit(t, profile, attacker, "Throw", { "neutral-56", attached = plate }), 30)
  end
)

-- Padding halves damage and Brace subtracts 30, so the result shows which was applied first. Gore
-- does 80 damage, and Weakness makes it 100.
local halved = { dp = 20, xy = 30, sm = 30, sv = 30, primer = 30 }

test(
  "DMG-07 DMG-08 T-28: dp lets Trainer cards and Energy go first",
  { rulesets = all },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { growler, attached = { "neutral-63" } } },
      opponent = { active = "neutral-69" },
    }
    t:attack "Brace"
    t:attack "Gore"
    t:equal(t.me.active.damage, halved[profile])
  end
)

test(
  "DMG-08: the protection ends with the opponent's turn",
  { rulesets = all },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = growler },
      opponent = { active = { striker, energy = "G" } },
    }
    t:attack "Brace"
    t:end_turn()
    t:end_turn()
    t:attack "Throw"
    t:equal(t.me.active.damage, 50)
  end
)

test("DMG-09: one counter for each 10 points", { rulesets = all }, function(t, profile)
  t:equal(hit(t, profile, "neutral-69", "Gore", wall), 80)
  t:equal(t:events("damaged")[1].value, 80)
end)

test(
  "DMG-10 NOTE-42: no Weakness or Resistance on the Bench",
  { rulesets = all },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = spreader },
      opponent = { active = wall, bench = { "neutral-51", "neutral-53" } },
    }
    t:attack "Quake"
    t:equal(t.opponent.bench[1].damage, 30)
    t:equal(t.opponent.bench[2].damage, 30)
  end
)

test("GAP-04 NOTE-42: nor for the own Pokémon", { rulesets = all }, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = spreader, bench = { "neutral-51" } },
    opponent = { active = "neutral-51" },
  }
  t:attack "Quake"
  t:equal(t.me.active.damage, 30)  -- weak to its own type
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.opponent.active.damage, 60)
end)

test("GAP-05: other modifiers hold on the Bench", { rulesets = all }, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { spreader, attached = { "neutral-58" } } },
    opponent = { active = wall, bench = { "neutral-56", wall } },
  }
  t:attack "Snipe"
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 20)  -- 30 + 10 - 20, no Weakness
end)

test("GAP-16: damage stays a multiple of 10", { rulesets = all }, function(t, profile)
  t:equal(hit(t, profile, "neutral-69", "Graze", wall), 20)
end)

test(
  "GAP-22 DMG-04: damage brought to 0 before Weakness stays 0",
  { rulesets = all },
  function(t, profile)
    t:equal(against_growler(t, profile, "Growl", { striker, energy = "R" }, "Strike"), 0)
    t:equal(#t:events("damaged"), 0)
  end
)
