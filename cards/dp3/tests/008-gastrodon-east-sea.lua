local function osmosis(damage, west)
  return {
    me = {
      active = { "dp3-8", damage = damage, energy = "WWW" },
      bench = west or { { "dp3-9", damage = 10 }, "dp3-9", "dp3-94" },
    },
    opponent = { active = "dp3-55" },
  }
end

test("Osmotic Pressure: up to 3 counters to a Gastrodon West Sea, once a turn", function(t)
  t:position(osmosis(50))
  t:use "Osmotic Pressure"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 1"
  t:answer(2)
  t:changed { ["active damage"] = 30, ["bench 1 damage"] = 30 }
  t:illegal("use", "Osmotic Pressure")
end)

test("T-40 Osmotic Pressure: no more than are there, at least one, at most 3", function(t)
  t:position(osmosis(20, { "dp3-9" }))
  t:use "Osmotic Pressure"
  t:options { 1, 2 }
  t:answer(2)
  t:changed { ["active damage"] = 0, ["bench 1 damage"] = 20 }
  t:position(osmosis(90, { "dp3-9" }))
  t:use "Osmotic Pressure"
  t:options { 1, 2, 3 }
  t:answer(3)
  t:changed { ["active damage"] = 60, ["bench 1 damage"] = 30 }
end)

test("Osmotic Pressure: not without damage counters, not without a Gastrodon West Sea", function(t)
  t:position(osmosis(0))
  t:illegal("use", "Osmotic Pressure")
  t:position(osmosis(50, { "dp3-8" }))
  t:illegal("use", "Osmotic Pressure")
end)

test("Osmotic Pressure: a Special Condition does not stop it", function(t)
  local position = osmosis(10, { "dp3-9" })
  position.me.active.conditions = { "confused" }
  t:position(position)
  t:use "Osmotic Pressure"
  t:changed { ["active damage"] = 0, ["bench 1 damage"] = 10 }
end)

local function dwindling_wave(t, damage, done)
  t:position(osmosis(damage))
  t:attack "Dwindling Wave"
  t:equal(t.opponent.active.damage, done)
end

test("Dwindling Wave: 80, less 10 for each damage counter", function(t)
  dwindling_wave(t, 0, 80)
  dwindling_wave(t, 30, 50)
  dwindling_wave(t, 90, 0)
end)
