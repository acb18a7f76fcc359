test("Fury Swipes: 10 damage for each heads of 3 coins", function(t)
  t:position { ruleset = "sm", me = { active = "sm1-78" }, opponent = { active = "sm1-99" } }
  local odds = t:every_outcome(function(t)
    t:attack "Fury Swipes"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [0] = "1/8", [10] = "3/8", [20] = "3/8", [30] = "1/8" })
end)
