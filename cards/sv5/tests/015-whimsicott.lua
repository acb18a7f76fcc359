local function heal(active, bench)
  return {
    ruleset = "sv",
    me = {
      active = active,
      bench = bench or { "sv5-14", { "sv1-13", energy = "G", damage = 20 } },
      hand = { "sv5-15" },
    },
    opponent = { active = { "sv1-13", energy = "G", damage = 20 } },
  }
end

local hurt = { "sv1-22", energy = "GR", attached = { "sv5-161", "sv1-193" }, damage = 70 }

test("Wafting Heal: all damage of the Active Grass Pokémon, and all its Energy", function(t)
  t:position(heal(hurt))
  t:evolve("sv5-15", "bench 1")
  t:answer(true)
  t:changed {
    ["active damage"] = 0,
    ["active energy"] = { "- Grass Energy", "- Fire Energy", "- Mist Energy" },
    ["me discard"] = { "+ Grass Energy", "+ Fire Energy", "+ Mist Energy" },
    ["bench 1"] = true,
    ["bench 1 under"] = true,
    ["me hand"] = { "- Whimsicott" },
  }
  t:equal(t.me.active.attached, { "sv1-193" })
end)

test("Wafting Heal: it need not be used", function(t)
  t:position(heal(hurt))
  t:evolve("sv5-15", "bench 1")
  t:answer(false)
  t:equal(t.me.active.damage, 70)
  t:equal(#t.me.active.attached, 4)
end)

test("Wafting Heal: Whimsicott itself in the Active Spot", function(t)
  t:position(heal({ "sv5-14", energy = "G", damage = 30 }, { "sv1-13" }))
  t:evolve("sv5-15", "active")
  t:answer(true)
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.active.energy, "")
end)

test("Wafting Heal: a Pokémon of two types, too", function(t)
  t:position(heal { "sv8-37", energy = "R", damage = 70 })
  t:evolve("sv5-15", "bench 1")
  t:answer(true)
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.active.energy, "")
end)

test("Wafting Heal: not for another type, nor without damage", function(t)
  t:position(heal { "sv1-38", energy = "R", damage = 70 })
  t:evolve("sv5-15", "bench 1")
  t:equal(t:purpose(), "main_phase")
  t:equal(t.me.active.energy, "R")
  t:position(heal { "sv1-22", energy = "G" })
  t:evolve("sv5-15", "bench 1")
  t:equal(t.me.active.energy, "G")
end)
