local pyroar = "me1-24"

local function attacked(t, attacker, attack, active, bench)
  t:position {
    ruleset = "sv",
    me = { active = active or pyroar, bench = bench or { "sv1-38" } },
    opponent = { active = attacker, bench = { "sv1-38" } },
  }
  t:end_turn()
  t:attack(attack)
end

test("Intimidating Fang: 30 less damage, at least 0", function(t)
  attacked(t, { "sv10-157", energy = "LL" }, "Speed Wing")
  t:equal(t.me.active.damage, 40)
  attacked(t, { "sv1-13", energy = "G" }, "Scratch")
  t:equal(t.me.active.damage, 0)
end)

test("Intimidating Fang: before Weakness", function(t)
  attacked(t, { "me3-23", energy = "WW" }, "Icy Wind")
  t:coins "T"
  t:equal(t.me.active.damage, 40)
end)

test("Intimidating Fang: also less to the Bench", function(t)
  attacked(t, { "sv9-108", energy = "L" }, "Shoot Through")
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.bench[1].damage, 20)
end)

test("Intimidating Fang: only from the Active Spot", function(t)
  attacked(t, { "sv10-157", energy = "LL" }, "Speed Wing", "sv1-38", { pyroar })
  t:equal(t.me.active.damage, 70)
  attacked(t, { "sv10-157", energy = "LL" }, "Speed Wing", pyroar, { pyroar })
  t:equal(t.me.active.damage, 40)
end)

test("Intimidating Fang: damage counters are not damage", function(t)
  attacked(t, { "sv8-78", energy = "P" }, "Painful Memories")
  t:equal(t.me.active.damage, 20)
end)

test("Intimidating Fang: Pyroar's own attack does all its damage", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { pyroar, energy = "RRR" } },
    opponent = { active = "sv1-38" },
  }
  t:coins "T"
  t:attack "Searing Flame"
  t:equal(t.opponent.active.damage, 90)
end)
