local function with(discard)
  return {
    ruleset = "sv",
    me = { active = { "swsh1-23", energy = "R" }, bench = { "swsh1-22" }, discard = discard },
    opponent = { active = "swsh1-140", discard = { "dp1-124" } },
  }
end

test("Flame Cloak: a Fire Energy card from the discard pile", function(t)
  t:position(with { "dp1-124", "dp1-123", "dp1-124" })
  t:attack "Flame Cloak"
  t:changed {
    ["opponent active damage"] = 30,
    ["active energy"] = { "+ Fire Energy" },
    ["me discard"] = { "- Fire Energy" },
  }
end)

test("Flame Cloak: without one, only damage", function(t)
  t:position(with { "dp1-123", "swsh1-22" })
  t:attack "Flame Cloak"
  t:changed { ["opponent active damage"] = 30 }
end)
