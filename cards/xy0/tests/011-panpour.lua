local position = {
  ruleset = "xy",
  me = { active = { "xy0-11", energy = "WW" } },
  opponent = { active = "xy0-26" },
}

test("Collect: draws a card", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy0-11", energy = "W" }, deck = { "bw1-100", "bw1-104" } },
    opponent = { active = "xy0-26" },
  }
  t:attack "Collect"
  t:equal(t.me.hand, { "bw1-100" })
  t:equal(t.me.deck, { "bw1-104" })
  t:equal(t.opponent.active.damage, 0)
end)

test("Fury Swipes: 10 damage for each heads of 3 coins", function(t)
  t:position(position)
  local odds = t:every_outcome(function(t)
    t:attack "Fury Swipes"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [0] = "1/8", [10] = "3/8", [20] = "3/8", [30] = "1/8" })
end)
