test("ONE: not without Unown N and Unown E on the Bench", function(t)
  t:position {
    me = { active = "dp3-94", bench = { "dp3-70", "dp3-69" }, hand = { "dp3-55" } },
    opponent = { active = "dp3-55" },
  }
  t:illegal("use", "ONE")
end)

test("Hidden Power: heads, Asleep", function(t)
  t:position { me = { active = { "dp3-70", energy = "P" } }, opponent = { active = "dp3-55" } }
  t:coins "HT"
  t:attack "Hidden Power"
  t:equal(t.opponent.active.conditions, { "asleep" })
end)
