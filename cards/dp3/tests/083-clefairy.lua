test("HELD-01 HELD-02 Moon Stone: it may evolve in the turn it was played", function(t)
  t:position {
    me = { active = "dp3-113", hand = { "dp3-83", "dp1-22" } },
    opponent = { active = "dp3-55" },
  }
  t:bench "dp3-83"
  t:evolve("dp1-22", "bench 1")
  t:equal(t.me.bench[1].id, "dp1-22")
end)

test("EVO-06: without such a stone it may not", function(t)
  t:position {
    me = { active = { "dp3-94", new = true }, hand = { "dp3-50" } },
    opponent = { active = "dp3-55" },
  }
  t:illegal("evolve", "dp3-50")
end)

test("GAP-25: Moon Stone does not lift the ban of the first turn", function(t)
  t:position {
    turn = 1,
    me = { active = "dp3-83", hand = { "dp1-22" } },
    opponent = { active = "dp3-55" },
  }
  t:illegal("evolve", "dp1-22")
end)

local function double_slap(t, coins, damage)
  t:position { me = { active = { "dp3-83", energy = "L" } }, opponent = { active = "dp3-55" } }
  t:coins(coins)
  t:attack "Double Slap"
  t:equal(t.opponent.active.damage, damage)
end

test("Double Slap: 10 damage for each of 2 heads", function(t)
  double_slap(t, "HH", 20)
  double_slap(t, "HT", 10)
end)

test("Double Slap: no heads, no damage", function(t) double_slap(t, "TT", 0) end)
