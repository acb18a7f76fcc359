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
  t:equal(#t.me.discard > 0, true)
end)
