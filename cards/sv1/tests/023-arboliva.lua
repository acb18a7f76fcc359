local function with(damage)
  return {
    ruleset = "sv",
    me = {
      active = { "sv1-38", damage = damage },
      bench = { { "sv1-22", damage = damage }, "sv1-13" },
      hand = { "sv1-23" },
    },
    opponent = { active = { "sv1-54", damage = 30 } },
  }
end

test("Enriching Oil: all damage of one own Pokémon", function(t)
  t:position(with(80))
  t:evolve("sv1-23", "bench 1")
  t:answer(true)
  t:options { "active", "bench 1" }
  t:answer "active"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.bench[1].damage, 80)
end)

test("Enriching Oil: it need not be used", function(t)
  t:position(with(80))
  t:evolve("sv1-23", "bench 1")
  t:answer(false)
  t:equal(t.me.active.damage, 80)
end)

test("Enriching Oil: no question while nobody is damaged", function(t)
  t:position(with(0))
  t:evolve("sv1-23", "bench 1")
  t:equal(t.me.bench[1].id, "sv1-23")
end)
