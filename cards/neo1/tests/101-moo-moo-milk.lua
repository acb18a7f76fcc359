-- Moo-Moo Milk, the same card by name: 20 damage for each heads.

local function milk(t, coins)
  t:position {
    me = {
      active = { "dp3-48", damage = 70 },
      bench = { { "dp3-55", damage = 40 }, "dp3-98" },
      hand = { "neo1-101" },
    },
    opponent = { active = "dp3-98" },
  }
  t:coins(coins)
  t:play "neo1-101"
  t:options { "active", "bench 1" }
  t:answer "active"
end

test("Two heads heal 40 damage", function(t)
  milk(t, "HH")
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.bench[1].damage, 40)
  t:equal(t.me.discard, { "neo1-101" })
end)

test("One heads heals 20 damage; two tails heal nothing", function(t)
  milk(t, "HT")
  t:equal(t.me.active.damage, 50)
  milk(t, "TT")
  t:equal(t.me.active.damage, 70)
end)

test("Needs a damaged Pokémon of one's own", function(t)
  t:position {
    me = { active = "dp3-98", hand = { "neo1-101" } },
    opponent = { active = { "dp3-98", damage = 10 } },
  }
  t:illegal("play", "neo1-101")
end)
