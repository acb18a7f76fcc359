test("Quick Attack: heads, 30 more", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "bw1-85", energy = "WW" } },
    opponent = { active = "bw1-31" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Quick Attack"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [20] = "1/2", [50] = "1/2" })
end)
