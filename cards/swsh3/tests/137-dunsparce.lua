local function dunsparce(attacker)
  return {
    ruleset = "sv",
    me = { active = attacker, deck = { "dp1-123", "dp1-124", "dp1-125" } },
    opponent = { active = "swsh3-137", bench = { "dp3-55" } },
  }
end

test("Final Dig: Knocked Out by damage of an attack, it discards 2 cards", function(t)
  t:position(dunsparce { "sv6-61", energy = "W" })
  t:attack "Giga Impact"
  t:answer(1)
  t:equal(t.me.discard, { "dp1-123", "dp1-124" })
end)

test("Final Dig: not Knocked Out otherwise", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-89", energy = "P" }, deck = { "dp1-123", "dp1-124" } },
    opponent = { active = { "swsh3-137", damage = 40 }, bench = { "dp3-55" } },
  }
  t:attack "Sneaky Placement"
  t:answer "opponent active"
  t:answer(1)
  t:equal(#t.me.discard, 0)
end)

test("Ram: 20 damage", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh3-137", energy = "W" } },
    opponent = { active = "dp3-55" },
  }
  t:attack "Ram"
  t:equal(t.opponent.active.damage, 20)
end)
