local position = {
  ruleset = "xy",
  me = { active = "bw1-1", hand = { "bw8-123" } },
  opponent = { active = "xy0-26" },
}

test("Hypnotoxic Laser: heads, Poisoned and Asleep", function(t)
  t:position(position)
  t:coins "H"
  t:play "bw8-123"
  t:equal(t.opponent.active.conditions, { "asleep", "poisoned" })
end)

test("Hypnotoxic Laser: tails, Poisoned", function(t)
  t:position(position)
  t:coins "T"
  t:play "bw8-123"
  t:equal(t.opponent.active.conditions, { "poisoned" })
end)
