local function evolving(active)
  return {
    me = { active = active, bench = { { "dp3-89", damage = 10 } }, hand = { "dp3-22" } },
    opponent = { active = "dp3-3" },
  }
end
local R, L = "dp1-124", "dp1-126"

test("Flame Dash: it comes to the Active Spot and takes Energy along", function(t)
  t:position(evolving { "dp3-113", energy = "RRL", conditions = { "confused" } })
  t:evolve("dp3-22", "bench 1")
  t:equal(t:purpose(), "use_text")
  t:answer(true)
  t:equal(t:purpose(), "move_energy")
  t:options { R, L }
  t:answer(R, R)
  t:equal(t.me.active.id, "dp3-22")
  t:equal(t.me.active.damage, 10)
  t:equal(t.me.active.energy, "RR")
  t:equal(t.me.bench[1].id, "dp3-113")
  t:equal(t.me.bench[1].energy, "L")
  t:equal(t.me.bench[1].conditions, {})
end)

test("Flame Dash: any number of Energy cards, also none", function(t)
  t:position(evolving { "dp3-113", energy = "RL" })
  t:answer(true)
  t:answer "stop"
  t:evolve("dp3-22", "bench 1")
  t:equal(t.me.active.id, "dp3-22")
  t:equal(t.me.active.energy, "")
  t:equal(t.me.bench[1].energy, "RL")
end)

test("Flame Dash: a single Energy card", function(t)
  t:position(evolving { "dp3-113", energy = "R" })
  t:answer(true)
  t:answer(R)
  t:evolve("dp3-22", "bench 1")
  t:equal(t.me.active.energy, "R")
end)

test("Flame Dash: no Energy to move, no question", function(t)
  t:position(evolving { "dp3-113" })
  t:answer(true)
  t:evolve("dp3-22", "bench 1")
  t:equal(t.me.active.id, "dp3-22")
end)

test("Flame Dash: it may be left unused", function(t)
  t:position(evolving { "dp3-113", energy = "R" })
  t:answer(false)
  t:evolve("dp3-22", "bench 1")
  t:equal(t.me.active.id, "dp3-113")
  t:equal(t.me.bench[1].id, "dp3-22")
end)

test("Flame Dash: not for an Active Growlithe", function(t)
  t:position {
    me = { active = "dp3-89", bench = { "dp3-113" }, hand = { "dp3-22" } },
    opponent = { active = "dp3-3" },
  }
  t:evolve("dp3-22", "active")
  t:equal(t.me.active.id, "dp3-22")
end)

test("RET-10: Flame Dash is not a retreat", function(t)
  t:position(evolving { "dp3-113", energy = "RR" })
  t:answer(true)
  t:answer(R, R)
  t:evolve("dp3-22", "bench 1")
  t:legal("retreat", "bench 1")
end)

test("Inferno Onrush: 40 damage to itself", function(t)
  t:position { me = { active = { "dp3-22", energy = "RRLL" } }, opponent = { active = "dp3-3" } }
  t:attack "Inferno Onrush"
  t:equal(t.opponent.active.damage, 120)
  t:equal(t.me.active.damage, 40)
end)
