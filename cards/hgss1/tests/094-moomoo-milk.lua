-- Moomoo Milk: 30 damage for each heads.

local function milk(t, coins)
  t:position {
    me = {
      active = { "dp3-48", damage = 70 },
      bench = { { "dp3-55", damage = 40 }, "dp3-98" },
      hand = { "hgss1-94" },
    },
    opponent = { active = "dp3-98" },
  }
  t:coins(coins)
  t:play "hgss1-94"
  t:options { "active", "bench 1" }
  t:answer "active"
end

test("Two heads heal 60 damage", function(t)
  milk(t, "HH")
  t:equal(t.me.active.damage, 10)
  t:equal(t.me.bench[1].damage, 40)
  t:equal(t.me.discard, { "hgss1-94" })
end)

test("One heads heals 30 damage; two tails heal nothing", function(t)
  milk(t, "HT")
  t:equal(t.me.active.damage, 40)
  milk(t, "TT")
  t:equal(t.me.active.damage, 70)
end)

test("Needs a damaged Pokémon of one's own", function(t)
  t:position {
    me = { active = "dp3-98", hand = { "hgss1-94" } },
    opponent = { active = { "dp3-98", damage = 10 } },
  }
  t:illegal("play", "hgss1-94")
end)
