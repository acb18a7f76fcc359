local aurorus = "me3-24"

local function attacked(t, attacker, attack, active, bench)
  t:position {
    ruleset = "sv",
    me = { active = active, bench = bench or { aurorus } },
    opponent = { active = attacker, bench = { "sv1-38" } },
  }
  t:end_turn()
  t:attack(attack)
end

local swellow = { "sv10-157", energy = "LL" }

test("Tundra Wall: 50 less with Water Energy", function(t)
  attacked(t, swellow, "Speed Wing", { "sv1-38", energy = "RW" })
  t:equal(t.me.active.damage, 20)
  attacked(t, swellow, "Speed Wing", { aurorus, energy = "W" }, {})
  t:equal(t.me.active.damage, 20)
  attacked(t, { "sv1-80", energy = "LL" }, "Sharp Fang", { "sv1-38", energy = "W" })
  t:equal(t.me.active.damage, 0)
end)

test("Tundra Wall: not without Water Energy", function(t)
  attacked(t, swellow, "Speed Wing", { "sv1-38", energy = "RR" })
  t:equal(t.me.active.damage, 70)
  attacked(t, swellow, "Speed Wing", aurorus, {})
  t:equal(t.me.active.damage, 70)
end)

test("Tundra Wall: Special Energy that provides Water", function(t)
  attacked(t, swellow, "Speed Wing", { "sv1-38", attached = { "sv6-167" } })
  t:equal(t.me.active.damage, 20)
  attacked(t, swellow, "Speed Wing", { "sv1-38", attached = { "sv5-161" } })
  t:equal(t.me.active.damage, 70)
end)

test("Tundra Wall: two don't stack", function(t)
  attacked(t, swellow, "Speed Wing", { aurorus, energy = "W" }, { aurorus })
  t:equal(t.me.active.damage, 20)
end)

test("Tundra Wall: after Weakness", function(t)
  attacked(t, { "sv1-80", energy = "LL" }, "Sharp Fang", { "sv6-61", energy = "W" })
  t:equal(t.me.active.damage, 10)
end)

test("Tundra Wall: also on the Bench", function(t)
  local corviknight = { "sv9-108", energy = "L" }
  attacked(t, corviknight, "Shoot Through", "sv1-38", { { aurorus, energy = "W" } })
  t:equal(t.me.active.damage, 50)
  t:equal(t.me.bench[1].damage, 0)
end)

test("Tundra Wall: not from one's own attacks", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv9-87", energy = "FFF" },
      bench = { { aurorus, energy = "W" }, { "sv1-13", energy = "W" } },
    },
    opponent = { active = "me1-36" },
  }
  t:attack "Break Ground"
  t:changed { ["opponent active damage"] = 140, ["bench 1 damage"] = 20, ["bench 2 damage"] = 20 }
end)

test("Tundra Wall: not for the other player, and no damage counters", function(t)
  t:position {
    ruleset = "sv",
    me = { active = swellow, bench = { aurorus } },
    opponent = { active = { "sv1-38", energy = "W" } },
  }
  t:attack "Speed Wing"
  t:equal(t.opponent.active.damage, 70)
  attacked(t, { "sv8-78", energy = "P" }, "Painful Memories", { "sv1-38", energy = "W" })
  t:equal(t.me.active.damage, 20)
end)
