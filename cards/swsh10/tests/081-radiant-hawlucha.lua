local function bite(t, bench, defender)
  t:position {
    ruleset = "sv",
    me = { active = { "sm1-24", energy = "R" }, bench = bench },
    opponent = { active = defender },
  }
  t:attack "Bite"
  return t.opponent.active.damage
end

test("Big Match: on the Bench, 30 more damage to a Pokémon VMAX", function(t)
  t:equal(bite(t, { "swsh10-81" }, "swsh1-142"), 40)
  t:equal(bite(t, {}, "swsh1-142"), 10)
end)

test("Big Match: no other Pokémon V", function(t)
  t:equal(bite(t, { "swsh10-81" }, "swsh1-141"), 10)
end)

test("Big Match: not in the Active Spot", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh10-81", energy = "FW" } },
    opponent = { active = "swsh1-50" },
  }
  t:attack "Spiral Kick"
  t:changed { ["opponent active damage"] = 50 }
end)

test("Big Match: not on the Bench of the other side", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sm1-24", energy = "R" } },
    opponent = { active = "swsh1-142", bench = { "swsh10-81" } },
  }
  t:attack "Bite"
  t:changed { ["opponent active damage"] = 10 }
end)
