local function sledgehammer(t, prizes)
  t:position {
    ruleset = "sm",
    me = { active = { "sm6-77", energy = "F" } },
    opponent = { active = "sm1-42", prizes = prizes },
  }
  t:attack "Sledgehammer"
  return t.opponent.active.damage
end

test("Sledgehammer: 90 more damage if the opponent has exactly 4 Prize cards left", function(t)
  t:equal(sledgehammer(t, 5), 30)
  t:equal(sledgehammer(t, 4), 120)
  t:equal(sledgehammer(t, 3), 30)
end)

test("Swing Around: 20 more damage for each heads of 2 coins", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm6-77", energy = "FFR" } },
    opponent = { active = "sm1-42" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Swing Around"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [80] = "1/4", [100] = "1/2", [120] = "1/4" })
end)
