local position = {
  ruleset = "xy",
  me = { active = { "xy8-58", energy = "P" } },
  opponent = { active = "xy0-26" },
}

test("Sleep Poison: heads, Asleep and Poisoned", function(t)
  t:position(position)
  t:coins "HT"  -- the second one is its flip to wake up
  t:attack "Sleep Poison"
  t:equal(t.opponent.active.conditions, { "asleep", "poisoned" })
end)

test("Sleep Poison: tails, nothing", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Sleep Poison"
  t:unchanged()
end)
