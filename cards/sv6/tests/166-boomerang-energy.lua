local boomerang = "sv6-166"

local function thrower(attached)
  return {
    ruleset = "sv",
    me = { active = { "sv7-101", attached = attached }, bench = { "dp3-55" } },
    opponent = { active = { "sv6-61" }, bench = { "dp3-55" } },
  }
end

test("Boomerang Energy: provides Colorless Energy", function(t)
  t:position(thrower { boomerang, boomerang })
  t:legal("attack", "Hyper Ray")
end)

test("Boomerang Energy: comes back after an attack that discards it", function(t)
  t:position(thrower { boomerang, "dp3-130" })
  t:attack "Hyper Ray"
  t:changed {
    ["opponent active damage"] = true,
    ["active energy"] = { "- Metal Energy" },
    ["me discard"] = { "+ Metal Energy" },
    ["opponent deck"] = true,
    ["opponent hand"] = true,
  }
  t:events {
    { "card_moved", card = boomerang, to = "discard" },
    { "attached", card = boomerang, from = "discard" },
  }
end)

test("Boomerang Energy: each copy", function(t)
  t:position(thrower { boomerang, boomerang })
  t:attack "Hyper Ray"
  t:equal(t.me.active.attached, { boomerang, boomerang })
end)

test("Boomerang Energy: not after retreating", function(t)
  t:position(thrower { boomerang, boomerang, boomerang, boomerang })
  t:retreat "bench 1"
  t:equal(t.me.discard, { boomerang, boomerang, boomerang })
  t:equal(t.me.bench[1].attached, { boomerang })
end)

test("Boomerang Energy: it stays in the discard pile after an attack of the opponent", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8pt5-20", energy = "WW" } },
    opponent = { active = { "sv6-61", attached = { boomerang } } },
  }
  t:coins "H"
  t:attack "Whirlpool"
  t:equal(t.opponent.active.attached, {})
  t:equal(t.opponent.discard, { boomerang })
end)

test("Boomerang Energy: nor does it come back after an attack of another own Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "ex10-115", energy = "WW", attached = { boomerang, "dp1-125" } },
      bench = { { "dp3-55", attached = { boomerang } } },
      prizes = 1,
    },
    opponent = { active = "sv6-61" },
  }
  t:attack "Cross Wind"
  t:equal(t.me.active.attached, { boomerang })
  t:equal(t.me.bench[1].attached, {})
  t:equal(t.me.discard, { "dp1-125", "dp1-125", "dp1-125", boomerang })
end)

test("Boomerang Energy: nor if an Ability discards it from the attacker", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-24", energy = "G", attached = { boomerang } } },
    opponent = { active = "me3-17" },
  }
  t:attack "Ogre Comeback"
  t:answer(boomerang)
  t:equal(t.me.active.attached, { "dp1-123" })
  t:equal(t.me.discard, { boomerang })
end)
