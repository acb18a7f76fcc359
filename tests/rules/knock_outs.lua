-- Section 11: Knock Outs, Prize cards, promotion.

local all = { "dp", "xy", "sm", "sv", "primer" }
local wall, spreader, bull = "neutral-4", "neutral-64", "neutral-65"

-- Answers questions about Prize cards and promotion. Returns who was asked for what, in order.
local function aftermath(t)
  local asked = {}
  while t:purpose() == "prize" or t:purpose() == "promote" do
    asked[#asked + 1] = t:asked() .. " " .. t:purpose()
    if t:purpose() == "prize" then
      t:answer(1)
    else
      t:answer(t:asked() == "me" and "bench 1" or "opponent bench 1")
    end
  end
  return asked
end

test(
  "KO-01 EX-07: Knocked Out when the damage reaches the HP",
  { rulesets = all },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { wall, energy = "G" } },
      opponent = { active = { "neutral-1", damage = 30 }, bench = { wall } },
    }
    t:attack "Push"
    t:equal(t.opponent.active.id, "neutral-1")
    t:equal(t.opponent.active.damage, 40)
    t:end_turn()
    t:attack "Push"
    t:equal(aftermath(t), { "me prize" })
    t:equal(t.opponent.active.id, wall)
    t:equal(t.opponent.discard, { "neutral-1" })
  end
)

test("KO-01: more damage than HP Knocks Out too", { rulesets = all }, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-69" },
    opponent = { active = "neutral-39", bench = { wall } },
  }
  t:attack "Gore"
  aftermath(t)
  t:equal(t.opponent.discard, { "neutral-39" })
  t:equal(t.me.prizes_left, 5)
end)

test(
  "KO-02 GAP-10: " .. "every Pokémon the attack affected is looked at, at the end",
  { rulesets = all },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { spreader, damage = 30 }, bench = { wall, wall } },
      opponent = { active = "neutral-39", bench = { "neutral-39", wall, { wall, damage = 170 } } },
    }
    t:attack "Quake"
    t:equal(#t:events("knocked_out"), 4)
    t:equal(#t.opponent.discard, 3)  -- all of them before the first Prize card is taken
    t:equal(t.me.discard, { spreader })
    while t:purpose() == "prize" or t:purpose() == "promote" do
      if t:purpose() == "prize" then
        if t:asked() == "me" then
          t:answer(1, 2, 3)
        else
          t:answer(1)
        end
      else
        t:answer(t:asked() == "me" and "bench 1" or "opponent bench 1")
      end
    end
    t:equal(t.me.prizes_left, 3)
    t:equal(t.opponent.prizes_left, 5)
    t:equal(t.opponent.active.damage, 30)
  end
)

test(
  "KO-03 T-49: it goes to the discard pile with everything on it",
  { rulesets = all },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { wall, energy = "G" } },
      opponent = {
        active = {
          "neutral-2",
          energy = "GR",
          attached = { "neutral-23", "neutral-22" },
          damage = 70,
        },
        bench = { wall },
      },
    }
    t:attack "Push"
    aftermath(t)
    local discard = t.opponent.discard
    t:equal(#discard, 6)
    local found = {}
    for _, id in ipairs(discard) do found[id] = true end
    for _, id in ipairs { "neutral-1", "neutral-2", "neutral-22", "neutral-23" } do
      t:is_true(found[id], id)
    end
    t:equal(t.me.discard, {})
  end
)

test("KO-04 NOTE-27: the Prize must be taken", { rulesets = all }, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { wall, energy = "G" } },
    opponent = { active = { "neutral-39", damage = 20 }, bench = { wall } },
  }
  t:attack "Push"
  t:options { 1, 2, 3, 4, 5, 6 }
  t:answer(4)
  t:equal(t.me.prizes_left, 5)
  t:equal(#t.me.hand, 1)
  t:equal(t.opponent.prizes_left, 6)
end)

test("KO-04: a card that is worth more", { rulesets = all }, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { wall, energy = "G" } },
    opponent = { active = { bull, damage = 50 }, bench = { wall } },
  }
  t:attack "Push"
  t:answer(2, 5)
  t:equal(t.me.prizes_left, 4)
  t:equal(#t.me.hand, 2)
end)

test("KO-05: by the owner's own attack", { rulesets = all }, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = spreader, bench = { wall } },
    opponent = { active = wall },
  }
  t:attack "Crash"
  t:equal(aftermath(t), { "opponent prize" })
  t:equal(t.opponent.prizes_left, 5)
  t:equal(t.me.prizes_left, 6)
end)

test("KO-05: between turns", { rulesets = all }, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = wall },
    opponent = {
      active = { "neutral-39", damage = 20, conditions = { "poisoned" } },
      bench = { wall },
    },
  }
  t:end_turn()
  t:equal(aftermath(t), { "me prize" })
  t:equal(t.me.prizes_left, 5)
  t:equal(t.turn_player, "opponent")
end)

test("KO-05 GAP-18: by an Ability in the main phase", { rulesets = all }, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { wall, energy = "G" }, bench = { "neutral-13" } },
    opponent = { active = { "neutral-39", damage = 20 }, bench = { wall, wall } },
  }
  t:use("Pulse", "bench 1")
  t:equal(aftermath(t), { "me prize", "opponent promote" })
  t:equal(t.turn_player, "me")
  t:attack "Push"
  t:equal(t.opponent.active.damage, 10)
end)

test(
  "KO-06: the Prize card chosen goes to the hand and may be used",
  { rulesets = all },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = {
        active = { wall, energy = "G" },
        bench = { "neutral-13" },
        prizes = { "neutral-15", "neutral-1", "neutral-5" },
      },
      opponent = { active = { "neutral-39", damage = 20 }, bench = { wall } },
    }
    t:use("Pulse", "bench 1")
    t:answer(2)
    t:equal(t.me.hand, { "neutral-1" })
    t:equal(t.me.prizes, { "neutral-15", "neutral-5" })
    t:legal("bench", "neutral-1")
  end
)

test("KO-07: the owner chooses the new Active Pokémon", { rulesets = all }, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { wall, energy = "G" }, prizes = 6 },
    opponent = { active = { "neutral-39", damage = 20 }, bench = { "neutral-1", "neutral-5" } },
  }
  t:attack "Push"
  t:answer(1)
  t:equal(t:asked(), "opponent")
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.id, "neutral-5")
  t:equal(#t.opponent.bench, 1)
end)

test(
  "KO-07 WIN-02: without a Benched Pokémon the player loses",
  { rulesets = all },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { wall, energy = "G" } },
      opponent = { active = { "neutral-39", damage = 20 } },
    }
    t:attack "Push"
    t:answer(1)
    t:equal(t.winner, "me")
  end
)

test(
  "KO-08 T-34: after an attack, Prizes before promotion",
  { rulesets = all },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { wall, energy = "G" } },
      opponent = { active = { "neutral-39", damage = 20 }, bench = { wall, wall } },
    }
    t:attack "Push"
    t:equal(t.opponent.discard, { "neutral-39" })
    t:equal(aftermath(t), { "me prize", "opponent promote" })
  end
)

local prize_first = { "me prize", "opponent promote" }
local promote_first = { "opponent promote", "me prize" }

test(
  "KO-09 T-35 NOTE-14: after a Checkup, sv promotes first",
  { rulesets = all },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = wall },
      opponent = {
        active = { "neutral-39", damage = 20, conditions = { "poisoned" } },
        bench = { wall, wall },
      },
    }
    t:end_turn()
    t:equal(aftermath(t), profile == "sv" and promote_first or prize_first)
  end
)

test(
  "KO-10 T-36 EX-55 GAP-01 GAP-17: both Actives, by an attack",
  { rulesets = all },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = spreader, bench = { wall, wall } },
      opponent = { active = "neutral-39", bench = { wall, wall } },
    }
    t:attack "Crash"
    t:equal(aftermath(t), { "opponent prize", "me prize", "opponent promote", "me promote" })
    t:equal(t.turn_player, "opponent")
  end
)

test(
  "KO-10 T-35 T-36 EX-96 GAP-01 GAP-17: both Actives, in one Checkup",
  { rulesets = all },
  function(t, profile)
    local dying = { "neutral-39", damage = 20, conditions = { "poisoned" } }
    t:position {
      ruleset = profile,
      me = { active = dying, bench = { wall, wall } },
      opponent = { active = dying, bench = { wall, wall } },
    }
    t:end_turn()
    t:equal(#t:events("knocked_out"), 2)
    t:equal(t.me.discard, { "neutral-39" })
    t:equal(t.opponent.discard, { "neutral-39" })
    local expected = { "opponent prize", "me prize", "opponent promote", "me promote" }
    if profile == "sv" then
      expected = { "opponent promote", "me promote", "opponent prize", "me prize" }
    end
    t:equal(aftermath(t), expected)
    t:equal(t.winner, nil)
    t:equal(t.turn_player, "opponent")
  end
)

test("GAP-08 EX-97: more Prizes due than there are", { rulesets = all }, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-64", bench = { wall }, prizes = 2 },
    opponent = { active = { bull, damage = 30 }, bench = { "neutral-39", wall } },
  }
  t:attack "Quake"
  t:equal(t.me.prizes_left, 0)
  t:equal(t.winner, "me")
end)

test(
  "GAP-18 EX-100: " .. "an HP bonus lost in the main phase Knocks Out at once",
  { rulesets = all },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { wall, energy = "G" }, hand = { "neutral-71" } },
      opponent = {
        active = { "neutral-1", damage = 50, attached = { "neutral-21" } },
        bench = { wall, wall },
      },
    }
    t:equal(t.opponent.active.hp, 70)
    t:play "neutral-71"
    t:equal(aftermath(t), { "me prize", "opponent promote" })
    t:equal(t.turn_player, "me")
    t:equal(t.me.prizes_left, 5)
    t:attack "Push"
    t:equal(t.opponent.active.damage, 10)
  end
)

test(
  "GAP-18: the own Pokémon as well, and its player goes on",
  { rulesets = all },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = {
        active = { "neutral-1", damage = 60, attached = { "neutral-21" } },
        bench = { { wall, energy = "G" }, wall },
        hand = { "neutral-71" },
      },
      opponent = { active = wall },
    }
    t:play "neutral-71"
    t:equal(aftermath(t), { "opponent prize", "me promote" })
    t:equal(t.turn_player, "me")
    t:attack "Push"
    t:equal(t.opponent.active.damage, 10)
  end
)

test(
  "GAP-24 EVO-10: " .. "devolving compares the damage with the lower HP at once",
  { rulesets = all },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = {
        active = { "neutral-2", damage = 50 },
        bench = { wall, wall },
        hand = { "neutral-30" },
      },
      opponent = { active = wall },
    }
    t:play "neutral-30"
    t:equal(aftermath(t), { "opponent prize", "me promote" })
    t:equal(t.me.hand, { "neutral-2" })
    t:equal(t.turn_player, "me")
  end
)

test(
  "GAP-24: what was devolved may not evolve again in that turn",
  { rulesets = all },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = "neutral-2", hand = { "neutral-30" } },
      opponent = { active = wall },
    }
    t:play "neutral-30"
    t:equal(t.me.active.id, "neutral-1")
    t:illegal("evolve", "neutral-2")
    t:end_turn()
    t:end_turn()
    t:legal("evolve", "neutral-2", "active")
  end
)

for _, case in ipairs { { "neutral-69", 30, 0 }, { "vocabulary-40", 0, 2 } } do
  local attacker, counters, drawn = case[1], case[2], case[3]
  test(
    "KO-03: what a Knock Out sets off knows the attacker, if it is there: " .. attacker,
    function(t)
      t:position {
        me = { active = attacker, bench = { wall } },
        opponent = {
          active = "vocabulary-40",
          bench = { wall },
          deck = { wall, wall, wall, wall },
        },
      }
      t:attack(attacker == "vocabulary-40" and "Hit and Run" or "Gore")
      aftermath(t)
      t:equal(t.opponent.discard, { "vocabulary-40" })
      t:equal(#t.opponent.hand, drawn + 1)  -- plus the card of the turn
      t:equal(t.me.active.damage, counters)
    end
  )
end
