test("Fury Cutter: 20 or 60 more damage for 1 or 2 heads, 120 damage for 3", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-5", energy = "GG" } },
    opponent = { active = "sm1-26" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Fury Cutter"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [10] = "1/8", [30] = "3/8", [70] = "3/8", [120] = "1/8" })
end)

test("Mushroom Drain: 70 damage, and 30 damage healed", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-5", energy = "GGG", damage = 50 } },
    opponent = { active = "sm1-99" },
  }
  t:attack "Mushroom Drain"
  t:changed { ["active damage"] = 20, ["opponent active damage"] = 70 }
end)
