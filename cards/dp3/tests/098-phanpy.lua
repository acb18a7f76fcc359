local function phanpy(damage)
  return {
    me = { active = { "dp3-98", energy = "FL", damage = damage } },
    opponent = { active = "dp3-3" },
  }
end

test("Flail: 10 damage for each damage counter", function(t)
  t:position(phanpy(40))
  t:attack "Flail"
  t:equal(t.opponent.active.damage, 20)  -- Resistance 20
end)

test("EX-16: Flail without a damage counter, nothing; PlusPower does not change it", function(t)
  local position = phanpy(0)
  position.me.hand = { "dp3-121" }
  position.opponent.active = "dp3-94"  -- Weakness to Fighting
  t:position(position)
  t:play("dp3-121", "active")
  t:attack "Flail"
  t:equal(t.opponent.active.damage, 0)
end)

test("Take Down: 10 damage to itself", function(t)
  t:position(phanpy(0))
  t:attack "Take Down"
  t:equal(t.opponent.active.damage, 10)  -- Resistance 20
  t:equal(t.me.active.damage, 10)
end)
