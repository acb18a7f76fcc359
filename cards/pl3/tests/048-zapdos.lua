test("Lightning Wing: heads, 20 more; tails, 50 damage", function(t)
  t:position { me = { active = { "pl3-48", energy = "LLRR" } }, opponent = { active = "dp3-55" } }
  local odds = t:every_outcome(function(t)
    t:attack "Lightning Wing"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [50] = "1/2", [70] = "1/2" })
end)
