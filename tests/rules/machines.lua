-- Technical Machines (TM) and Fossils (FOS): Trainer cards that work as parts of Pokémon.

local all = { rulesets = { "dp", "xy", "sm", "sv", "primer" } }
local until_end, stays, relic = "neutral-123", "neutral-124", "neutral-37"

test("TM-01 T-17: a Pokémon uses the machine's attack as its own", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-4", energy = "G" }, bench = { "neutral-1" }, hand = { stays } },
    opponent = { active = "neutral-4" },
  }
  t:illegal("attack", "Drill")
  t:play(stays, "active")
  t:equal(t.me.active.attached, { "dp1-123", stays })
  t:legal("attack", "Push")
  t:attack "Drill"
  t:equal(t.opponent.active.damage, 30)
end)

test("TM-01: its cost must be paid, and only its own Pokémon uses it", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-4", attached = { stays } }, bench = { "neutral-1" } },
    opponent = { active = "neutral-4" },
  }
  t:illegal("attack", "Drill")
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-4", energy = "G" },
      bench = { { "neutral-1", attached = { stays } } },
    },
    opponent = { active = "neutral-4" },
  }
  t:illegal("attack", "Drill")
end)

test(
  "TM-02 T-18: dp discards every machine when the turn ends, the others what says so",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = { "neutral-4", attached = { until_end, stays } } },
      opponent = { active = "neutral-4" },
    }
    t:end_turn()
    local leaves_all = profile == "dp"
    t:equal(t.me.active.attached, leaves_all and {} or { stays })
    t:equal(t.me.discard, leaves_all and { until_end, stays } or { until_end })
  end
)

test("FOS-01: a Fossil in play is a Basic Pokémon", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-4", hand = { "neutral-127" }, bench = { relic, "neutral-2" } },
    opponent = { active = "neutral-4" },
  }
  t:play "neutral-127"
  t:options("active", "bench 1")
  t:answer "bench 1"
  t:equal(t.me.bench[1].damage, 10)
end)

test("FOS-01: in hand and deck it is none", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-4", hand = { "neutral-128" }, deck = { relic, "neutral-1" } },
    opponent = { active = "neutral-4" },
  }
  t:play "neutral-128"
  t:options "neutral-1"
  t:answer "neutral-1"
  t:equal(t.me.hand, { "neutral-1" })
end)

test("FOS-03: it is put onto the Bench as a Basic Pokémon is", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = "neutral-4",
      hand = { relic },
      bench = { "neutral-1", "neutral-1", "neutral-1", "neutral-1" },
    },
    opponent = { active = "neutral-4" },
  }
  t:bench(relic)
  t:equal(t.me.bench[5].id, relic)
  t:equal(t.me.discard, {})
end)

test("FOS-03 TURN-06: in the very first turn it is a Trainer card (dp)", function(t)
  t:position {
    ruleset = "dp",
    turn = 1,
    me = { active = "neutral-4", hand = { relic, "neutral-1" } },
    opponent = { active = "neutral-4" },
  }
  t:illegal("bench", relic)
  t:legal("bench", "neutral-1")
end)

test(
  "FOS-04: its card says what HP it has and what its Knock Out is worth",
  all,
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = "neutral-13" },
      opponent = { active = { relic, damage = 40 }, bench = { "neutral-4" } },
    }
    t:equal(t.opponent.active.hp, 50)
    t:use "Pulse"
    t:equal(t:purpose(), "prize")
    t:answer(1)
    t:equal(t.opponent.discard, { relic })
    t:position {
      ruleset = profile,
      me = { active = "neutral-13" },
      opponent = { active = { "neutral-129", damage = 20 }, bench = { "neutral-4" } },
    }
    t:equal(t.opponent.active.hp, 30)
    t:use "Pulse"
    t:equal(#t.me.hand, 0)  -- worth no Prize card
    t:equal(t.opponent.active.id, "neutral-4")
  end
)

test("FOS-05: what evolves from its name fits on it", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = relic, bench = { { relic, new = true } }, hand = { "neutral-126" } },
    opponent = { active = "neutral-4" },
  }
  t:illegal("evolve", "neutral-126", "bench 1")
  t:evolve("neutral-126", "active")
  t:equal(t.me.active.id, "neutral-126")
  t:equal(t.me.active.hp, 90)
end)
