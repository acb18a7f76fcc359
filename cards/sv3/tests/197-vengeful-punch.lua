local function under_attack(defender)
  return {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LLL" } },
    opponent = { active = defender, bench = { "sv1-38" } },
  }
end

test("Vengeful Punch: 4 damage counters on whoever Knocks it Out", function(t)
  t:position(under_attack { "sv1-13", attached = { "sv3-197" } })
  t:attack "Lightning Laser"
  t:answer(1)
  t:equal(t.me.active.damage, 40)
end)

test("Vengeful Punch: nothing while it holds out", function(t)
  t:position(under_attack { "sv1-54", damage = 100, attached = { "sv3-197" } })
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 0)
end)

test("Vengeful Punch: nothing when poison does it", function(t)
  t:position(under_attack {
    "sv1-13",
    damage = 60,
    conditions = { "poisoned" },
    attached = { "sv3-197" },
  })
  t:end_turn()
  t:answer(1)
  t:equal(t.me.active.damage, 0)
end)
