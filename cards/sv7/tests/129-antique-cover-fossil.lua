local function position(more)
  local position = {
    ruleset = "sv",
    turn = 5,
    me = { active = "sv9-64", hand = { "sv7-129" } },
    opponent = { active = "sv9-64" },
  }
  for key, value in pairs(more or {}) do position.me[key] = value end
  return position
end

test("FOS-01: it is put onto the Bench, never played as an Item that is discarded", function(t)
  t:position(position())
  t:illegal("play", "sv7-129")
  t:bench "sv7-129"
  t:equal(t.me.bench[1].id, "sv7-129")
  t:equal(t.me.bench[1].hp, 60)
end)

test("BENCH-01 FOS-01: a full Bench has no room for it", function(t)
  t:position(position { bench = { "sv9-64", "sv9-64", "sv9-64", "sv9-64", "sv9-64" } })
  t:illegal("bench", "sv7-129")
  t:illegal("play", "sv7-129")
end)

test("FOS-04: it can't retreat, and may be discarded from play without a Prize card", function(t)
  t:position(position { active = { "sv7-129", energy = "L" }, bench = { "sv9-64" }, hand = {} })
  t:illegal("retreat", "bench 1")
  t:use("Fossil", "active")
  t:equal(t.me.active.id, "sv9-64")
  t:equal(t.opponent.prizes_left, 6)
end)

local function attacked(attacker, energy, more)
  local position = {
    ruleset = "sv",
    turn = 5,
    me = { active = { attacker, energy = energy } },
    opponent = { active = "sv7-129", bench = { "sv9-64" } },
  }
  for key, value in pairs(more or {}) do position.opponent[key] = value end
  return position
end

test("FOS-04: it gets no Special Condition", function(t)
  t:position(attacked("me1-43", "W"))
  t:attack "Chilling Wings"
  t:equal(t.opponent.active.conditions, {})
  t:equal(t.opponent.active.damage, 20)
end)

test("Protective Cover: the opponent's attacks put no counters on it", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = { "me2pt5-86", energy = "PP" } },
    opponent = { active = { "sv9-64", conditions = { "poisoned" } }, bench = { "sv7-129" } },
  }
  t:attack "Assassin's Magic"
  t:equal(t.opponent.active.damage, 70)
  t:equal(t.opponent.bench[1].damage, 0)
end)
