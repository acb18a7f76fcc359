test("Fury Cutter: 3 coins, 10, 20, 30 or 50 damage", function(t)
  t:position { me = { active = { "dp5-46", energy = "GL" } }, opponent = { active = "dp3-55" } }
  local odds = t:every_outcome(function(t)
    t:attack "Fury Cutter"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [10] = "1/8", [20] = "3/8", [30] = "3/8", [50] = "1/8" })
end)

test("It evolves into Scizor", function(t)
  t:position { me = { active = "dp5-46", hand = { "dp5-29" } }, opponent = { active = "dp3-55" } }
  t:evolve("dp5-29", "active")
  t:equal(t.me.active.id, "dp5-29")
end)
