local function healing_milk(active_damage, bench_damage)
  return {
    me = {
      active = { "dp3-55", damage = active_damage },
      bench = { { "dp3-3", damage = bench_damage } },
    },
    opponent = { active = "dp3-113" },
  }
end

test("Healing Milk: two heads, two Pokémon", function(t)
  t:position(healing_milk(40, 20))
  t:coins "HH"
  t:attack "Healing Milk"
  t:equal(t:purpose(), "heal")
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:equal(t.me.bench[1].damage, 0)
  t:equal(t.me.active.damage, 10)  -- the only one left with damage
end)

test("Healing Milk: two heads, the same Pokémon twice", function(t)
  t:position(healing_milk(10, 70))
  t:coins "HH"
  t:answer "bench 1"
  t:answer "bench 1"
  t:attack "Healing Milk"
  t:equal(t.me.bench[1].damage, 10)
  t:equal(t.me.active.damage, 10)
end)

test("Healing Milk: one heads", function(t)
  t:position(healing_milk(40, 40))
  t:coins "TH"
  t:answer "active"
  t:attack "Healing Milk"
  t:equal(t.me.active.damage, 10)
  t:equal(t.me.bench[1].damage, 40)
end)

test("Healing Milk: no heads", function(t)
  t:position(healing_milk(40, 40))
  t:coins "TT"
  t:attack "Healing Milk"
  t:equal(t.me.active.damage, 40)
end)

test("Healing Milk: nothing to remove", function(t)
  t:position(healing_milk(0, 0))
  t:coins "HH"
  t:attack "Healing Milk"
  t:equal(t.turn_player, "opponent")
end)

test("Continuous Tumble: coins until tails, 20 damage for each heads", function(t)
  t:position { me = { active = { "dp3-55", energy = "LL" } }, opponent = { active = "dp3-3" } }
  t:coins "HHHT"
  t:attack "Continuous Tumble"
  t:equal(t.opponent.active.damage, 60)
end)

test("Continuous Tumble: tails at once, no damage", function(t)
  t:position { me = { active = { "dp3-55", energy = "LL" } }, opponent = { active = "dp3-3" } }
  t:coins "T"
  t:attack "Continuous Tumble"
  t:equal(t.opponent.active.damage, 0)
end)
