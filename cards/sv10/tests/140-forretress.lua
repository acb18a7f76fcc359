local metal = "dp1-130"

local function forretress(bench)
  return {
    ruleset = "sv",
    me = {
      active = { "sv10-140", energy = "MMLL" },
      bench = bench or { { "sv1-13", energy = "MG", attached = { "sv5-161" } }, "sv1-80" },
    },
    opponent = { active = { "me1-36", energy = "M" }, bench = { "sv1-13" } },
  }
end

test("Iron Shake-Up: any Metal Energy to other Pokémon of one's own", function(t)
  t:position(forretress())
  t:attack "Iron Shake-Up"
  t:options { "dp1-130 on active", "dp1-130 on bench 1" }
  t:answer "dp1-130 on active"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:answer "dp1-130 on bench 1"
  t:options { "active", "bench 2" }
  t:answer "bench 2"
  t:answer "stop"
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.me.active.energy, "MLL")
  t:equal(t.me.bench[1].energy, "GC")
  t:equal(t.me.bench[2].energy, "MM")
end)

test("Iron Shake-Up: none need be moved", function(t)
  t:position(forretress())
  t:attack "Iron Shake-Up"
  t:answer "stop"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Iron Shake-Up: without another Pokémon only damage", function(t)
  t:position(forretress {})
  t:attack "Iron Shake-Up"
  t:changed { ["opponent active damage"] = 40 }
end)

local function needles(t, coins)
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-140", energy = "MMLL" } },
    opponent = { active = "sv1-65" },
  }
  t:coins(coins)
  t:attack "Hurricane of Needles"
  return t.opponent.active.damage
end

test("Hurricane of Needles: 80 for each heads of 4 coins", function(t)
  t:equal(needles(t, "HHHH"), 320)
  t:equal(needles(t, "THTT"), 80)
  t:equal(needles(t, "TTTT"), 0)
end)
