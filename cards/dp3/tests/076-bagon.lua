local function rage(damage)
  return {
    me = { active = { "dp3-76", energy = "LL", damage = damage } },
    opponent = { active = "dp3-55" },
  }
end

test("Rage: 10 damage plus 10 for each damage counter", function(t)
  t:position(rage(30))
  t:attack "Rage"
  t:equal(t.opponent.active.damage, 40)
end)

test("Rage: unharmed, 10 damage", function(t)
  t:position(rage(0))
  t:attack "Rage"
  t:equal(t.opponent.active.damage, 10)
end)
