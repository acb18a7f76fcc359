local function kyogre(energy)
  return {
    ruleset = "xy",
    me = { active = { "xy5-54", energy = energy } },
    opponent = { active = "xy1-79" },
  }
end

test("Water Pulse: Asleep", function(t)
  t:position(kyogre "WL")
  t:coins "T"  -- between turns
  t:attack "Water Pulse"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.opponent.active.conditions, { "asleep" })
end)

test("Giant Whirlpool: 2 Water Energy back to the hand", function(t)
  t:position(kyogre "WWWLL")
  t:attack "Giant Whirlpool"
  t:equal(t.opponent.active.damage, 140)
  t:equal(t.me.active.energy, "WLL")
  t:equal(t.me.hand, { "dp1-125", "dp1-125" })
end)
