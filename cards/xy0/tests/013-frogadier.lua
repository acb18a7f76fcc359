local position = {
  ruleset = "xy",
  me = { active = { "xy0-13", energy = "WWR" } },
  opponent = { active = "xy0-26" },
}

test("Aqua Wave: 20 more damage for each heads of 2 coins", function(t)
  t:position(position)
  local odds = t:every_outcome(function(t)
    t:attack "Aqua Wave"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [40] = "1/4", [60] = "1/2", [80] = "1/4" })
end)
