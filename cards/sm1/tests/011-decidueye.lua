test("Leaf Blade: heads, 30 more damage; tails, none", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-11", energy = "G" } },
    opponent = { active = "sm1-99" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Leaf Blade"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [30] = "1/2", [60] = "1/2" })
  t:coins "H"
  t:attack "Leaf Blade"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Brave Bird: 20 damage to itself", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-11", energy = "GGG" } },
    opponent = { active = "sm1-99" },
  }
  t:attack "Brave Bird"
  t:changed { ["active damage"] = 20, ["opponent active damage"] = 120 }
end)
