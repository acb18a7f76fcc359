test("Firebreathing: heads, 10 more", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "bw1-23", energy = "R" } },
    opponent = { active = "bw1-31" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Firebreathing"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [10] = "1/2", [20] = "1/2" })
end)
