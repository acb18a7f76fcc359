local numel = "me2pt5-27"

local function attacked(attacker, active, bench)
  return {
    ruleset = "sv",
    me = { active = attacker },
    opponent = { active = active, bench = bench },
  }
end

local miraidon = { "sv1-80", energy = "LLL" }

test("Incandescent Body: the Attacking Pokémon is Burned", function(t)
  t:position(attacked(miraidon, numel))
  t:coins "T"
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.opponent.active.conditions, {})
  t:equal(t.me.active.conditions, { "burned" })
end)

test("Incandescent Body: even if Numel is Knocked Out", function(t)
  t:position(attacked(miraidon, numel, { "sv1-36" }))
  t:attack "Lightning Laser"
  t:coins "T"
  t:answer(1)
  t:equal(t.opponent.active.id, "sv1-36")
  t:equal(t.me.active.conditions, { "burned" })
end)

test("Incandescent Body: not on the Bench", function(t)
  t:position(attacked(miraidon, "sv1-80", { numel }))
  t:attack "Lightning Laser"
  t:equal(t.opponent.bench[1].damage, 30)
  t:equal(t.me.active.conditions, {})
end)

test("Incandescent Body: not for damage counters", function(t)
  t:position(attacked({ "me2-46", energy = "P" }, numel))
  t:attack "Sneaky Placement"
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.me.active.conditions, {})
end)

test("Incandescent Body: not for damage of one's own attack", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-150", energy = "MMM" }, bench = { numel } },
    opponent = { active = "sv6-61" },
  }
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.me.active.conditions, {})
end)
