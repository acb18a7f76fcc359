local function against(conditions)
  return {
    ruleset = "sv",
    me = { active = { "sv3-129", energy = "DDD" } },
    opponent = { active = { "swsh1-15", conditions = conditions } },
  }
end

test("Splattering Poison: both Active Pokémon are Poisoned", function(t)
  t:position(against {})
  t:attack "Splattering Poison"
  t:changed {
    ["active conditions"] = { "+ poisoned" },
    ["active damage"] = 10,
    ["active poison counters"] = 1,
    ["opponent active conditions"] = { "+ poisoned" },
    ["opponent active poison counters"] = 1,
    ["opponent active damage"] = 10,
  }
end)

test("Venoshock: 120 more against a Poisoned Pokémon", function(t)
  t:position(against { "poisoned" })
  t:attack "Venoshock"
  t:explain { { "base", 200, by = "sv3-129" }, { "result", 200 } }
  t:answer(1)
end)

test("Venoshock: not for another Special Condition", function(t)
  t:position(against { "confused" })
  t:attack "Venoshock"
  t:changed { ["opponent active damage"] = 80 }
end)
