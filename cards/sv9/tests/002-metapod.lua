local function harden(t, attacker, attack, bench)
  t:position {
    ruleset = "sv",
    me = { active = { "sv9-2", energy = "G" }, bench = bench or { "sv9-2" } },
    opponent = { active = attacker, bench = { "sv1-38" } },
  }
  t:attack "Harden"
  if attack then t:attack(attack) end
end

test("Harden: 60 damage or less is prevented", function(t)
  harden(t, { "sv1-80", energy = "LL" }, "Sharp Fang")
  t:equal(t.me.active.damage, 0)
  harden(t, { "me1-108", energy = "LL" }, "Spiral Kick")
  t:equal(t.me.active.damage, 0)
end)

test("Harden: 70 damage is not", function(t)
  harden(t, { "sv10-157", energy = "LL" }, "Speed Wing")
  t:equal(t.me.active.damage, 70)
end)

test("Harden: the damage after Weakness counts", function(t)
  harden(t, { "me1-23", energy = "RR" }, "Flare")
  t:equal(t.me.active.damage, 0)
  harden(t, { "sv1-38", energy = "R" }, "Passionate Singing")
  t:answer(1)
  t:equal(t.me.discard, { "sv9-1", "sv9-2", "dp1-123" })
end)

test("Harden: effects and damage counters are not prevented", function(t)
  harden(t, { "me1-53", energy = "L" }, "Dazzle Blast")
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.active.conditions, { "confused" })
  harden(t, { "sv8-78", energy = "P" }, "Painful Memories")
  t:equal(t.me.active.damage, 20)
end)

test("Harden: only this Pokémon", function(t)
  harden(t, { "sv1-80", energy = "LLL" }, "Lightning Laser")
  t:answer(1)
  t:equal(t.me.active.damage, 30)
end)

test("Harden: only in the opponent's next turn", function(t)
  harden(t, { "sv1-80", energy = "LL" })
  t:end_turn()
  t:end_turn()
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 30)
end)
