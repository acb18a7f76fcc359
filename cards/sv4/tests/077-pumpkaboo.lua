test("Reckless Charge: 20 damage to itself", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv4-77", energy = "PP" }, hand = { "sv4-78" } },
    opponent = { active = "dp3-55" },
  }
  t:legal("evolve", "sv4-78")
  t:attack "Reckless Charge"
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.me.active.damage, 20)
end)

test("Seed Bomb: 10 damage", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv4-77", energy = "P" } },
    opponent = { active = "dp3-55" },
  }
  t:attack "Seed Bomb"
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.me.active.damage, 0)
end)
