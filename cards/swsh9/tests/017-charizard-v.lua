local function incinerate(attached)
  return {
    ruleset = "sv",
    me = { active = { "swsh9-17", energy = "RRW" } },
    opponent = { active = { "sm1-27", energy = "R", attached = attached } },
  }
end

-- Rock Chestplate: 30 less damage to a Fighting Pokémon.
test("Incinerate: Tools are discarded before the damage is done", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh9-17", energy = "RRW" } },
    opponent = { active = { "sm6-77", attached = { "sv1-192" } } },
  }
  t:attack "Incinerate"
  t:changed {
    ["opponent active damage"] = 90,
    ["opponent active tool"] = { "- Rock Chestplate" },
    ["opponent discard"] = { "+ Rock Chestplate" },
  }
end)

test("Incinerate: no Tool", function(t)
  t:position(incinerate())
  t:attack "Incinerate"
  t:changed { ["opponent active damage"] = 90 }
end)
