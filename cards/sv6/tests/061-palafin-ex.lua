test("Hero's Spirit: it does not evolve from the hand", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv6-60", hand = { "sv6-61" } },
    opponent = { active = "dp3-55" },
  }
  t:illegal("evolve", "sv6-61")
end)

test("Giga Impact: no attack during the next turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-61", energy = "W" } },
    opponent = { active = { "sv6-61" } },
  }
  t:attack "Giga Impact"
  t:equal(t.opponent.active.damage, 250)
  t:end_turn()
  t:illegal("attack", "Giga Impact")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Giga Impact")
end)
