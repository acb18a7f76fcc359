local function with(damage)
  return {
    ruleset = "xy",
    me = {
      active = { "bw1-31", damage = damage },
      bench = { "bw1-1", { "bw1-77", damage = damage } },
      hand = { "bw1-100" },
    },
    opponent = { active = { "bw1-1", damage = 30 } },
  }
end

test("Potion: 30 from one own Pokémon", function(t)
  t:position(with(40))
  t:play "bw1-100"
  t:options { "active", "bench 2" }
  t:answer "bench 2"
  t:equal(t.me.bench[2].damage, 10)
  t:equal(t.me.active.damage, 40)
end)

test("Potion: no more than there is", function(t)
  t:position(with(20))
  t:play "bw1-100"
  t:answer "active"
  t:equal(t.me.active.damage, 0)
end)

test("Potion: not while nobody of mine is damaged", function(t)
  t:position(with(0))
  t:illegal("play", "bw1-100")
end)
