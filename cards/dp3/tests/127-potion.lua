local function with(active_damage, bench_damage)
  return {
    me = {
      active = { "dp3-55", damage = active_damage },
      bench = { { "dp3-98", damage = bench_damage } },
      hand = { "dp3-127" },
    },
    opponent = { active = "dp3-113" },
  }
end

test("removes 2 damage counters from a Pokémon of the player's choice", function(t)
  t:position(with(30, 30))
  t:play "dp3-127"
  t:equal(t:purpose(), "heal")
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:equal(t.me.bench[1].damage, 10)
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.discard, { "dp3-127" })
end)

test("removes 1 if there is only 1", function(t)
  t:position(with(10, 0))
  t:play "dp3-127"
  t:equal(t.me.active.damage, 0)
end)

test("cannot be played if no Pokémon is damaged", function(t)
  t:position(with(0, 0))
  t:illegal("play", "dp3-127")
end)
