-- Section 8.5: retreating.

local all = { rulesets = { "dp", "xy", "sm", "sv", "primer" } }
local official = { rulesets = { "dp", "xy", "sm", "sv" } }
local grass, fire, double = "dp1-123", "dp1-124", "neutral-23"

test("RET-01: pay the Retreat Cost, then switch", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-4", energy = "GGG" }, bench = { "neutral-1", "neutral-5" } },
    opponent = { active = "neutral-4" },
  }
  t:retreat "bench 2"
  t:equal(t.me.active.id, "neutral-5")
  t:equal(t.me.bench[1].id, "neutral-1")
  t:equal(t.me.bench[2].id, "neutral-4")
  t:equal(t.me.bench[2].energy, "G")
  t:equal(t.me.discard, { grass, grass })
end)

test("RET-01: the player chooses the Energy", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-1", energy = "GR" }, bench = { "neutral-5" } },
    opponent = { active = "neutral-4" },
  }
  t:retreat "bench 1"
  t:equal(t:asked(), "me")
  t:equal(t:purpose(), "pay_retreat")
  t:options(grass, fire)
  t:answer(fire)
  t:equal(t.me.discard, { fire })
  t:equal(t.me.bench[1].energy, "G")
end)

test("RET-01: no symbol, no Energy", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-5", energy = "G" }, bench = { "neutral-1" } },
    opponent = { active = "neutral-4" },
  }
  t:retreat "bench 1"
  t:equal(t.me.bench[1].energy, "G")
  t:equal(t.me.discard, {})
end)

test("RET-01: the cost as changed by texts", all, function(t, profile)
  local position = {
    ruleset = profile,
    me = {
      active = { "neutral-1", energy = "G", attached = { "neutral-22" } },
      bench = { "neutral-5" },
    },
    opponent = { active = "neutral-4" },
  }
  t:position(position)
  t:illegal "retreat"
  position.stadium = "neutral-19"
  t:position(position)
  t:retreat "bench 1"
  t:equal(t.me.discard, { grass })
end)

test("RET-02 T-20 NOTE-04: once per turn", official, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-5", bench = { "neutral-5" } },
    opponent = { active = "neutral-5", bench = { "neutral-5" } },
  }
  t:retreat "bench 1"
  t:illegal "retreat"
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
  t:end_turn()
  t:legal("retreat", "bench 1")
end)

local function with_condition(t, profile, condition)
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-5", energy = "G", conditions = { condition } },
      bench = { "neutral-1" },
    },
    opponent = { active = "neutral-4" },
  }
end

test("RET-03: not while Asleep or Paralyzed", all, function(t, profile)
  with_condition(t, profile, "asleep")
  t:illegal "retreat"
  with_condition(t, profile, "paralyzed")
  t:illegal "retreat"
end)

test("RET-03: Burned and Poisoned Pokémon retreat", all, function(t, profile)
  for _, condition in ipairs { "burned", "poisoned" } do
    with_condition(t, profile, condition)
    t:retreat "bench 1"
    t:equal(t.me.active.id, "neutral-1")
  end
end)

test(
  "RET-03 RET-09 T-21 NOTE-02: a Confused Pokémon retreats without a coin",
  official,
  function(t, profile)
    with_condition(t, profile, "confused")
    t:retreat "bench 1"
    t:equal(t.me.active.id, "neutral-1")
    t:equal(#t:events("coin"), 0)
  end
)

test("RET-04: damage and cards stay on both Pokémon", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-1", energy = "GGR", attached = { "neutral-21" }, damage = 30 },
      bench = { { "neutral-2", energy = "W", attached = { "neutral-22" }, damage = 20 } },
    },
    opponent = { active = "neutral-4" },
  }
  t:retreat "bench 1"
  t:answer(fire)
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.active.attached, { "dp1-125", "neutral-22" })
  t:equal(t.me.active.under, { "neutral-1" })
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.me.bench[1].attached, { grass, grass, "neutral-21" })
end)

test("RET-05 SC-03: on the Bench no Special Conditions", all, function(t, profile)
  local conditions = { "burned", "poisoned" }
  local position = {
    ruleset = profile,
    me = {
      active = { "neutral-5", damage = 10, conditions = conditions },
      bench = { "neutral-5" },
      hand = { "neutral-28" },
    },
    opponent = { active = "neutral-4" },
  }
  t:position(position)
  t:retreat "bench 1"
  t:equal(t.me.bench[1].conditions, {})
  t:equal(t.me.bench[1].damage, 10)
  t:position(position)
  t:play "neutral-28"
  t:equal(t.me.bench[1].conditions, {})
  t:equal(t.me.bench[1].damage, 10)
  t:equal(t.me.active.conditions, {})
end)

--- My Feather is under an effect of the opponent's attack. It is my turn.
local function under_effect(t, profile, attack, hand)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-5", energy = "GG" }, bench = { "neutral-5" }, hand = hand },
    opponent = { active = { "neutral-14", energy = "P" } },
  }
  t:end_turn()
  t:attack(attack)
end

test("RET-05 EX-11: a retreat ends the effects of attacks", all, function(t, profile)
  under_effect(t, profile, "Sand", { "neutral-28" })
  t:retreat "bench 1"
  t:play "neutral-28"  -- back to the Active Spot
  t:attack "Flutter"  -- no coin
  t:equal(t.opponent.active.damage, 10)
end)

test("RET-05: a switch ends the effects of attacks too", all, function(t, profile)
  under_effect(t, profile, "Snare", { "neutral-28", "neutral-28" })
  t:illegal "retreat"
  t:play "neutral-28"
  t:play "neutral-28"
  t:equal(t.me.active.energy, "GG")
  t:legal("retreat", "bench 1")
end)

test("RET-06: the new Active Pokémon may attack in the same turn", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-5", bench = { { "neutral-4", energy = "G" } } },
    opponent = { active = "neutral-4" },
  }
  t:retreat "bench 1"
  t:attack "Push"
  t:equal(t.opponent.active.damage, 10)
end)

-- Retreat Cost 2, paid from two Grass Energy cards and a Double Energy card, which provides two.
local function two_and_double(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-4", energy = "GG", attached = { double } },
      bench = { "neutral-5" },
    },
    opponent = { active = "neutral-4" },
  }
  t:retreat "bench 1"
  t:options(grass, double)
end

test("RET-07 T-23 GAP-09 EX-38: D alone pays two, no further card may go", all, function(t, profile)
  two_and_double(t, profile)
  t:answer(double)
  t:equal(t:purpose(), "main_phase")
  t:equal(t.me.discard, { double })
  t:equal(t.me.bench[1].energy, "GG")
end)

test("RET-07 T-23 GAP-09 EX-38: A and A", all, function(t, profile)
  two_and_double(t, profile)
  t:answer(grass)
  t:equal(t:purpose(), "pay_retreat")
  t:answer(grass)
  t:equal(t:purpose(), "main_phase")
  t:equal(t.me.discard, { grass, grass })
  t:equal(t.me.bench[1].energy, "CC")
end)

test("RET-07 T-23 GAP-09 EX-38: first A, then D", all, function(t, profile)
  two_and_double(t, profile)
  t:answer(grass)
  t:answer(double)
  t:equal(t:purpose(), "main_phase")
  t:equal(t.me.discard, { grass, double })
  t:equal(t.me.bench[1].energy, "G")
end)

test("RET-07: a card that provides two pays a cost of one", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-1", attached = { double } }, bench = { "neutral-5" } },
    opponent = { active = "neutral-4" },
  }
  t:retreat "bench 1"
  t:equal(t.me.discard, { double })
end)

test("RET-08: not without a Benched Pokémon", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-5" },
    opponent = { active = "neutral-4", bench = { "neutral-4" } },
  }
  t:illegal "retreat"
end)

local function full_bench(t, profile, count)
  local bench = {}
  for i = 1, count do bench[i] = "neutral-1" end
  t:position {
    ruleset = profile,
    me = { active = "neutral-5", bench = bench },
    opponent = { active = "neutral-4" },
  }
end

test("RET-08 T-22 NOTE-02: a full Bench is not an obstacle", official, function(t, profile)
  full_bench(t, profile, 5)
  t:retreat "bench 5"
  t:equal(t.me.active.id, "neutral-1")
  t:equal(#t.me.bench, 5)
end)

test("RET-08 T-22 NOTE-02: a full Bench forbids retreating (primer)", function(t)
  full_bench(t, "primer", 5)
  t:illegal "retreat"
  full_bench(t, "primer", 4)
  t:legal "retreat"
end)

local function confused(t)
  t:position {
    ruleset = "primer",
    me = {
      active = { "neutral-1", energy = "GR", conditions = { "confused" } },
      bench = { "neutral-5" },
    },
    opponent = { active = "neutral-4" },
  }
  t:retreat "bench 1"
  t:answer(grass)
end

test("RET-09 T-21 NOTE-02: a Confused Pokémon retreats on heads (primer)", function(t)
  confused(t)
  t:coins "H"
  t:equal(t.me.active.id, "neutral-5")
  t:equal(t.me.discard, { grass })
  t:equal(t.me.bench[1].conditions, {})
end)

test("RET-09 T-21 NOTE-02: on tails it stays, and the Energy is gone (primer)", function(t)
  confused(t)
  t:coins "T"
  t:equal(t.me.active.id, "neutral-1")
  t:equal(t.me.active.conditions, { "confused" })
  t:equal(t.me.active.energy, "R")
  t:equal(t.me.discard, { grass })
  t:legal("retreat", "bench 1")
end)

test("RET-10: a switch costs nothing and is not a retreat", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-4", energy = "G" },
      bench = { "neutral-5" },
      hand = { "neutral-28", "neutral-28" },
    },
    opponent = { active = "neutral-4" },
  }
  t:illegal "retreat"
  t:play "neutral-28"
  t:equal(t.me.active.id, "neutral-5")
  t:equal(t.me.bench[1].energy, "G")
  t:equal(#t:events("retreated"), 0)
  t:retreat "bench 1"  -- still allowed
  t:equal(t.me.active.id, "neutral-4")
  t:play "neutral-28"  -- and so is a switch after it
  t:equal(t.me.active.id, "neutral-5")
  t:equal(#t:events("retreated"), 1)
end)

test("RET-10: what forbids retreating does not forbid a switch", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-5", conditions = { "asleep" } },
      bench = { "neutral-4" },
      hand = { "neutral-28" },
    },
    opponent = { active = "neutral-4" },
  }
  t:illegal "retreat"
  t:play "neutral-28"
  t:equal(t.me.active.id, "neutral-4")
end)

test("RET-07: a Retreat Cost that takes all Energy is paid without a question", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me1-34", energy = "WLL" }, bench = { "neutral-4" } },
    opponent = { active = "neutral-4" },
  }
  t:retreat "bench 1"
  t:equal(t.me.active.id, "neutral-4")
  t:equal(#t.me.discard, 3)
end)
