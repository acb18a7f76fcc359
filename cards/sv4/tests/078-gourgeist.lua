test(
  "Startling Pumpkin: Knocked Out by damage of an attack, it discards 2 random cards",
  function(t)
    t:position {
      ruleset = "sv",
      me = { active = { "sv6-61", energy = "W" }, hand = { "dp1-123", "dp1-124", "dp1-125" } },
      opponent = { active = "sv4-78", bench = { "dp3-55" } },
    }
    t:attack "Giga Impact"
    t:pick "dp1-124"
    t:pick "dp1-123"
    t:answer(1)
    t:equal(t.me.discard, { "dp1-124", "dp1-123" })
  end
)

test("Startling Pumpkin: not Knocked Out otherwise", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-89", energy = "P" }, hand = { "dp1-123" } },
    opponent = { active = { "sv4-78", damage = 90 }, bench = { "dp3-55" } },
  }
  t:attack "Sneaky Placement"
  t:answer "opponent active"
  t:answer(1)
  t:equal(t.me.discard, {})
end)

test("Shadow Bind: no retreat during the opponent's next turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv4-78", energy = "PPP" } },
    opponent = { active = { "sv6-61", energy = "WW" }, bench = { "dp3-55" } },
  }
  t:attack "Shadow Bind"
  t:equal(t.opponent.active.damage, 100)
  t:illegal("retreat", "opponent bench 1")
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)
