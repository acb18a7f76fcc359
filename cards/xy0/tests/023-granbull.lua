local position = {
  ruleset = "xy",
  me = { active = { "xy0-23", energy = "YRR" } },
  opponent = { active = "xy0-26" },
}

test("Double Stomp: 20 more damage for each heads of 2 coins", function(t)
  t:position(position)
  local odds = t:every_outcome(function(t)
    t:attack "Double Stomp"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [50] = "1/4", [70] = "1/2", [90] = "1/4" })
end)
