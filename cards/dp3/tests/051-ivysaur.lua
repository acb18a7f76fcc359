local function leech_seed(damage)
  return {
    me = { active = { "dp3-51", energy = "GL", damage = damage } },
    opponent = { active = "dp3-55" },
  }
end

test("Leech Seed: removes 1 damage counter", function(t)
  t:position(leech_seed(30))
  t:attack "Leech Seed"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.me.active.damage, 20)
end)

test("Leech Seed: nothing to remove", function(t)
  t:position(leech_seed(0))
  t:attack "Leech Seed"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.me.active.damage, 0)
end)
