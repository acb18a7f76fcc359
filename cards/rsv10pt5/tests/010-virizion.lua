local virizion, miltank = "rsv10pt5-10", "dp3-55"

local function drain(damage, theirs)
  return {
    ruleset = "sv",
    me = {
      active = { virizion, energy = "G", damage = damage },
      bench = { { miltank, damage = 50 } },
    },
    opponent = { active = theirs },
  }
end

test("Giga Drain: heals the damage done from this Pokémon only", function(t)
  t:position(drain(90, { "me1-36", damage = 50 }))
  t:attack "Giga Drain"
  t:changed { ["opponent active damage"] = 80, ["active damage"] = 60 }
end)

test("Giga Drain: twice as much with Weakness", function(t)
  t:position(drain(90, "sv9-95"))
  t:attack "Giga Drain"
  t:changed { ["opponent active damage"] = 60, ["active damage"] = 30 }
end)

test("Giga Drain: nothing if no damage was done", function(t)
  t:position(drain(90, "sv8-131"))
  t:attack "Giga Drain"
  t:unchanged()
  t:position(drain(90, "rsv10pt5-77"))
  t:attack "Giga Drain"
  t:unchanged()
end)

test("Giga Drain: no more than there is", function(t)
  t:position(drain(10, "me1-36"))
  t:attack "Giga Drain"
  t:changed { ["opponent active damage"] = 30, ["active damage"] = 0 }
end)

test("Giga Drain: also more damage than the Pokémon had HP left", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { virizion, energy = "G", damage = 90 } },
    opponent = { active = { "me1-36", damage = 340 }, bench = { miltank } },
  }
  t:attack "Giga Drain"
  t:answer("#1", "#2", "#3")
  t:equal(t.me.active.damage, 60)
end)
