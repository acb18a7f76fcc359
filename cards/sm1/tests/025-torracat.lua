test("Fury Swipes: 20 damage for each heads of 3 coins", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-25", energy = "R" } },
    opponent = { active = "sm1-99" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Fury Swipes"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [0] = "1/8", [20] = "3/8", [40] = "3/8", [60] = "1/8" })
end)

test("Flamethrower: an Energy card of my choice is discarded", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-25", energy = "RRW" } },
    opponent = { active = "sm1-99" },
  }
  t:attack "Flamethrower"
  t:answer "dp1-125"
  t:changed {
    ["opponent active damage"] = 90,
    ["active energy"] = { "- Water Energy" },
    ["me discard"] = { "+ Water Energy" },
  }
end)
