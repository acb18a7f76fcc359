test("Tail Slap: 10 for each heads", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "bw1-88", energy = "W" } },
    opponent = { active = "bw1-31" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Tail Slap"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [0] = "1/4", [10] = "1/2", [20] = "1/4" })
end)
