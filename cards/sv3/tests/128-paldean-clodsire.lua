test("Poison Ring: Poisoned, and no retreat during the opponent's next turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv3-128", energy = "D" } },
    opponent = { active = { "swsh1-140", energy = "RRRR" }, bench = { "swsh1-5" } },
  }
  t:attack "Poison Ring"
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(t.opponent.active.damage, 30)
  t:illegal "retreat"
  t:end_turn()
  t:end_turn()
  t:legal "retreat"
end)

test("Muddy Hammer: the opponent's top card is discarded", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv3-128", energy = "DRR" } },
    opponent = { active = "swsh1-140", deck = { "swsh1-165", "dp1-123", "dp1-124" } },
  }
  t:attack "Muddy Hammer"
  t:equal(t.opponent.active.damage, 100)
  t:equal(t.opponent.discard, { "swsh1-165" })
  t:equal(t.opponent.hand, { "dp1-123" })
end)
