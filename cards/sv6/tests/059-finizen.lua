test("Aqua Slash: no attack during the next turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-59", energy = "W" } },
    opponent = { active = "sv6-61" },
  }
  t:attack "Aqua Slash"
  t:equal(t.opponent.active.damage, 30)
  t:end_turn()
  t:illegal("attack", "Aqua Slash")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Aqua Slash")
end)
