local function kyurem(energy)
  return {
    ruleset = "xy",
    me = { active = { "bw7-100", energy = energy } },
    opponent = { active = "xy0-26" },
  }
end

test("Dual Claw: 20 damage for each heads of 2 coins", function(t)
  t:position(kyurem "LR")
  local odds = t:every_outcome(function(t)
    t:attack "Dual Claw"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [0] = "1/4", [20] = "1/2", [40] = "1/4" })
end)

test("Flash Freeze: discards an Energy card of its player's choice", function(t)
  t:position(kyurem "WLLR")
  t:attack "Flash Freeze"
  t:options { "dp1-125 on active", "dp1-126 on active", "dp1-124 on active" }
  t:answer "dp1-124"
  t:equal(t.opponent.active.damage, 100)
  t:equal(t.me.active.energy, "WLL")
  t:equal(t.me.discard, { "dp1-124" })
end)
