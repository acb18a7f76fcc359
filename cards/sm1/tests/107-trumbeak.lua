test("Bullet Seed: 20 damage for each heads of 4 coins", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-107", energy = "R" } },
    opponent = { active = "sm1-99" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Bullet Seed"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [0] = "1/16", [20] = "1/4", [40] = "3/8", [60] = "1/4", [80] = "1/16" })
end)
