test("Doubleslap: 30 for each heads", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "bw1-87", energy = "WW" } },
    opponent = { active = "bw1-31" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Doubleslap"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [0] = "1/4", [30] = "1/2", [60] = "1/4" })
end)
