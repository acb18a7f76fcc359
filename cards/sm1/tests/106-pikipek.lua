test("Rock Smash: heads, 10 more damage; tails, none", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-106", energy = "R" } },
    opponent = { active = "sm1-99" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Rock Smash"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [10] = "1/2", [20] = "1/2" })
  t:coins "H"
  t:attack "Rock Smash"
  t:changed { ["opponent active damage"] = 20 }
end)
