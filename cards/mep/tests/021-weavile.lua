local function claw(damage)
  return {
    ruleset = "sv",
    me = { active = { "mep-21", energy = "DD", damage = damage } },
    opponent = { active = { "me1-22", damage = 10 } },
  }
end

test("Retaliatory Claw: 170 more with 50 HP left", function(t)
  t:position(claw(40))
  t:attack "Retaliatory Claw"
  t:equal(t.opponent.active.damage, 200)
end)

test("Retaliatory Claw: 20 with 60 HP left", function(t)
  t:position(claw(30))
  t:attack "Retaliatory Claw"
  t:equal(t.opponent.active.damage, 30)
end)

test("Retaliatory Claw: what raises HP counts", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "mep-21", energy = "DD", damage = 40, attached = { "sv5-152" } } },
    opponent = { active = "me1-22" },
  }
  t:attack "Retaliatory Claw"
  t:equal(t.opponent.active.damage, 20)
end)
