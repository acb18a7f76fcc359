local function with_prizes(prizes)
  return {
    me = { active = { "dp3-3", energy = "RRRL" } },
    opponent = { active = "dp3-1", bench = { "dp3-94" }, prizes = prizes },
  }
end
local R, L = "dp1-124", "dp1-126"

test("Fury Blaze: with 3 Prizes left for the opponent, 50 more damage", function(t)
  t:position(with_prizes(3))
  t:coins "T"
  t:attack "Blast Burn"
  t:equal(t:events("damaged")[1].value, 170)
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Fury Blaze: with 4, it does nothing", function(t)
  t:position(with_prizes(4))
  t:coins "T"
  t:attack "Blast Burn"
  t:equal(t.opponent.active.damage, 120)
end)

test("Fury Blaze: the own Prizes do not matter", function(t)
  local position = with_prizes(6)
  position.me.prizes = 1
  t:position(position)
  t:coins "T"
  t:attack "Blast Burn"
  t:equal(t.opponent.active.damage, 120)
end)

test("Fury Blaze: before Weakness", function(t)
  t:position {
    me = { active = { "dp3-3", energy = "RRRL" } },
    opponent = { active = "dp3-20", bench = { "dp3-94" }, prizes = 2 },
  }
  t:coins "T"
  t:attack "Blast Burn"
  t:equal(t:events("damaged")[1].value, 200)
  t:answer(1)
end)

test("Blast Burn: heads, 2 Energy cards of the player's choice are discarded", function(t)
  t:position(with_prizes(6))
  t:coins "H"
  t:attack "Blast Burn"
  t:equal(t:purpose(), "discard_energy")
  t:answer(R, L)
  t:equal(t.me.active.energy, "RR")
  t:equal(t.opponent.active.damage, 120)
end)

test("Blast Burn: tails, 4 are discarded", function(t)
  t:position(with_prizes(6))
  t:coins "T"
  t:attack "Blast Burn"
  t:equal(t.me.active.energy, "")
  t:equal(t.opponent.active.damage, 120)
end)

test("Blast Burn: tails with fewer than 4, it does nothing and nothing is discarded", function(t)
  t:position {
    me = { active = { "dp3-66", energy = "RRR" } },
    opponent = { active = "dp3-1", bench = { "dp3-3" } },
  }
  t:coins "HT"
  t:attack "Trace"
  t:equal(t.me.active.energy, "RRR")
  t:equal(t.opponent.active.damage, 0)
end)

test("EX-43: Confusion stops Blast Burn after its cost is paid", function(t)
  local position = with_prizes(6)
  position.me.active.conditions = { "confused" }
  t:position(position)
  t:coins "HT"
  t:attack "Blast Burn"
  t:answer(R, R)
  t:equal(t.me.active.energy, "RL")
  t:equal(t.me.active.damage, 30)
  t:equal(t.opponent.active.damage, 0)
end)
