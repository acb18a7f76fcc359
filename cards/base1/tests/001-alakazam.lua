local function swap(active, bench)
  return { me = { active = active, bench = bench }, opponent = { active = "dp3-55" } }
end

test("Damage Swap: a damage counter between two own Pokémon, as often as one likes", function(t)
  t:position(swap({ "base1-1", damage = 20 }, { "dp3-94", { "dp3-104", damage = 10 } }))
  t:use "Damage Swap"
  t:options { "active", "bench 2" }
  t:answer "active"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 1"
  t:changed { ["active damage"] = 10, ["bench 1 damage"] = 10 }
  t:use "Damage Swap"
  t:answer "bench 2"
  t:answer "bench 1"
  t:changed { ["bench 1 damage"] = 20, ["bench 2 damage"] = 0 }
end)

test("Damage Swap: from the Bench too", function(t)
  t:position(swap({ "dp3-94", damage = 30 }, { "base1-1" }))
  t:use "Damage Swap"
  t:changed { ["active damage"] = 20, ["bench 1 damage"] = 10 }
end)

test("Damage Swap: never so that a Pokémon is Knocked Out", function(t)
  t:position(swap("base1-1", { { "dp3-94", damage = 40 }, { "dp3-104", damage = 50 } }))
  t:use "Damage Swap"
  t:answer "bench 1"
  t:changed { ["active damage"] = 10, ["bench 1 damage"] = 30 }
  t:position(swap({ "base1-1", damage = 10 }, { { "dp3-94", damage = 40 } }))
  t:use "Damage Swap"
  t:changed { ["active damage"] = 20, ["bench 1 damage"] = 30 }
  t:position(swap({ "base1-1", damage = 70 }, { { "dp3-94", damage = 40 } }))
  t:illegal("use", "Damage Swap")
end)

test("Damage Swap: not without damage, not alone", function(t)
  t:position(swap("base1-1", { "dp3-94" }))
  t:illegal("use", "Damage Swap")
  t:position(swap { "base1-1", damage = 20 })
  t:illegal("use", "Damage Swap")
end)

test("Damage Swap: not while Asleep, Confused or Paralyzed; Poison does not stop it", function(t)
  for _, condition in ipairs { "asleep", "confused", "paralyzed" } do
    t:position(swap({ "base1-1", damage = 20, conditions = { condition } }, { "dp3-94" }))
    t:illegal("use", "Damage Swap")
  end
  t:position(swap({ "base1-1", damage = 20, conditions = { "poisoned" } }, { "dp3-94" }))
  t:use "Damage Swap"
  t:changed { ["active damage"] = 10, ["bench 1 damage"] = 10 }
end)

local function confuse_ray(t, coin, conditions)
  t:position { me = { active = { "base1-1", energy = "PPP" } }, opponent = { active = "dp3-55" } }
  t:coins(coin)
  t:attack "Confuse Ray"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.opponent.active.conditions, conditions)
end

test("Confuse Ray: heads, Confused", function(t) confuse_ray(t, "H", { "confused" }) end)

test("Confuse Ray: tails, only damage", function(t) confuse_ray(t, "T", {}) end)

test("Damage Swap: a Pokémon with 20 HP left may get a counter, one with 10 may not", function(t)
  local bench = { { "dp3-94", damage = 30 }, { "dp3-94", damage = 40 } }
  t:position(swap({ "base1-1", damage = 10 }, bench))
  t:use "Damage Swap"
  t:answer "active"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.bench[1].damage, 40)
end)
