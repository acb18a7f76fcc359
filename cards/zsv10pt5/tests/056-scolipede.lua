local scolipede = "zsv10pt5-56"

local function attacked(t, attacker, attack, active, bench)
  t:position {
    ruleset = "sv",
    me = { active = active or scolipede, bench = bench or { "sv1-38" } },
    opponent = { active = attacker, bench = { "sv1-38" } },
  }
  t:end_turn()
  t:attack(attack)
end

local miraidon = { "sv1-80", energy = "LLL" }

test("Poison Point: the Attacking Pokémon is Poisoned", function(t)
  attacked(t, { "sv1-80", energy = "LL" }, "Sharp Fang")
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.active.conditions, {})
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(t.opponent.active.damage, 10)
end)

test("Poison Point: also when it is Knocked Out", function(t)
  attacked(t, miraidon, "Lightning Laser", { scolipede, damage = 100 })
  t:answer(1)
  t:equal(t.me.active.id, "sv1-38")
  t:equal(t.opponent.active.conditions, { "poisoned" })
end)

test("Poison Point: not on the Bench", function(t)
  attacked(t, miraidon, "Lightning Laser", "sv1-38", { scolipede })
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.opponent.active.conditions, {})
end)

test("Poison Point: not for another Pokémon", function(t)
  attacked(t, { "sv1-80", energy = "LL" }, "Sharp Fang", "sv1-38", { scolipede })
  t:equal(t.opponent.active.conditions, {})
end)

test("Poison Point: damage counters are not damage", function(t)
  attacked(t, { "sv8-78", energy = "P" }, "Painful Memories")
  t:equal(t.me.active.damage, 20)
  t:equal(t.opponent.active.conditions, {})
end)

test("Poison Point: not when it attacks, nor when Poison damages it", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { scolipede, energy = "DD", conditions = { "poisoned" } } },
    opponent = { active = "sv1-38" },
  }
  t:attack "Venoshock"
  t:equal(t.me.active.damage, 10)
  t:equal(t.opponent.active.damage, 90)
  t:equal(t.opponent.active.conditions, {})
end)
