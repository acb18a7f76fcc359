test("Shake Vine: the Defending Pokémon is Asleep", function(t)
  t:position {
    me = { active = "dp3-77" },
    opponent = { active = { "dp3-55", energy = "LL" }, bench = { "dp3-94" } },
  }
  t:coins "T"  -- it stays Asleep
  t:attack "Shake Vine"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.active.conditions, { "asleep" })
  t:illegal "attack"
  t:illegal "retreat"
end)

test("ASL-02: heads between turns wakes it up", function(t)
  t:position { me = { active = "dp3-77" }, opponent = { active = "dp3-55" } }
  t:coins "H"
  t:attack "Shake Vine"
  t:equal(t.opponent.active.conditions, {})
end)

local function bullet_seed(t, coins, damage)
  t:position { me = { active = { "dp3-77", energy = "GL" } }, opponent = { active = "dp3-55" } }
  t:coins(coins)
  t:attack "Bullet Seed"
  t:equal(t.opponent.active.damage, damage)
end

test("Bullet Seed: 4 coins, 10 damage for each heads", function(t)
  bullet_seed(t, "HHHH", 40)
  bullet_seed(t, "HTTH", 20)
end)

test("Bullet Seed: no heads, no damage", function(t) bullet_seed(t, "TTTT", 0) end)
