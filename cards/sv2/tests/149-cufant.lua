test("Stampede: 50 damage", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-149", energy = "MM" }, hand = { "sv2-150" } },
    opponent = { active = "sv6-61" },
  }
  t:legal("evolve", "sv2-150")
  t:attack "Stampede"
  t:equal(t.opponent.active.damage, 50)
end)
