test("Razor Shell: heads, 20 more", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "bw1-29", energy = "WWR" } },
    opponent = { active = "bw1-31" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Razor Shell"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [40] = "1/2", [60] = "1/2" })
end)
