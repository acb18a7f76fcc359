test("Quick Attack: heads, 10 more", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "bw1-84", energy = "W" } },
    opponent = { active = "bw1-31" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Quick Attack"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [10] = "1/2", [20] = "1/2" })
end)
