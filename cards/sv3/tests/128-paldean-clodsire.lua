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

for _, ruleset in ipairs { "sm", "sv" } do
  test("REG-01 EX-86 (" .. ruleset .. "): evolves from Paldean Wooper only", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = "sv3-126", bench = { "swsh4-83" }, hand = { "sv3-128" } },
      opponent = { active = "swsh1-140" },
    }
    t:illegal("evolve", "sv3-128", "bench 1")
    t:evolve("sv3-128", "active")
    t:equal(t.me.active.under, { "sv3-126" })
  end)
end
