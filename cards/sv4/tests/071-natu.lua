test("Triple Strike: 10 for each heads of three", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv4-71", energy = "P" } },
    opponent = { active = "sv1-38" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Triple Strike"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [0] = "1/8", [10] = "3/8", [20] = "3/8", [30] = "1/8" })
end)
