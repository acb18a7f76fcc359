local belt = "sv5-154"

local function fang(active, attached)
  return {
    ruleset = "sv",
    me = {
      active = { "sv1-80", energy = "LLL", attached = attached or { belt } },
      bench = { { "sv1-80", attached = attached and { belt } } },
    },
    opponent = { active = active, bench = { "sv1-86" } },
  }
end

test("Maximum Belt: 50 more damage to a Pokémon ex", function(t)
  for _, id in ipairs { "sv1-86", "sv8-91", "me1-3" } do
    t:position(fang(id))
    t:attack "Sharp Fang"
    t:equal(t.opponent.active.damage, 80)
  end
end)

test("Maximum Belt: before Weakness", function(t)
  t:position(fang "sv6-61")
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 160)
end)

test("Maximum Belt: not to other Pokémon", function(t)
  for _, id in ipairs { "sv1-80", "swsh1-141" } do
    t:position(fang(id))
    t:attack "Sharp Fang"
    t:equal(t.opponent.active.damage, 30)
  end
end)

test("Maximum Belt: not to a Benched Pokémon ex", function(t)
  t:position(fang "sv1-80")
  t:attack "Lightning Laser"
  t:changed { ["opponent active damage"] = 90, ["opponent bench 1 damage"] = 30 }
end)

test("Maximum Belt: only attacks of the Pokémon it is attached to", function(t)
  t:position(fang("sv1-86", {}))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
end)

test("Maximum Belt: not to my own Pokémon ex", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-150", energy = "MMM", attached = { belt } }, bench = { "sv1-86" } },
    opponent = { active = "sv6-61" },
  }
  t:attack "Nosequake"
  t:changed { ["opponent active damage"] = 310, ["bench 1 damage"] = 30 }
end)

test("Maximum Belt: damage counters are not damage", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me2-46", energy = "P", attached = { belt } } },
    opponent = { active = "sv1-86" },
  }
  t:attack "Sneaky Placement"
  t:changed { ["opponent active damage"] = 10 }
end)
