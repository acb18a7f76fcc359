local function special_blow(t, defender, damage)
  t:position { me = { active = { "dp5-29", energy = "MLL" } }, opponent = { active = defender } }
  t:attack "Special Blow"
  t:equal(t.opponent.active.damage, damage)
end

test("Special Blow: 50 more against special Energy", function(t)
  special_blow(t, { "dp3-55", attached = { "dp3-129" } }, 80)
  special_blow(t, { "dp3-55", energy = "DM" }, 30)
end)

test("X-Scissor: heads, 40 more; tails, 50 damage", function(t)
  t:position { me = { active = { "dp5-29", energy = "MLL" } }, opponent = { active = "dp3-20" } }
  local odds = t:every_outcome(function(t)
    t:attack "X-Scissor"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [50] = "1/2", [90] = "1/2" })
end)
