test("Solid Shell: attacks do 10 less, after Weakness", function(t)
  t:position { me = { active = { "dp3-113", energy = "LL" } }, opponent = { active = "ex16-26" } }
  t:attack "Frighten Horn"
  t:equal(t.opponent.active.damage, 10)
  t:position { me = { active = { "dp3-77", energy = "GG" } }, opponent = { active = "ex16-26" } }
  t:coins "HHTT"
  t:attack "Bullet Seed"
  t:equal(t.opponent.active.damage, 30)  -- 20 x 2 - 10
end)

test("Fury Cutter: 3 coins, 10, 20, 40 or 60 damage", function(t)
  t:position { me = { active = { "ex16-26", energy = "FF" } }, opponent = { active = "dp3-20" } }
  local odds = t:every_outcome(function(t)
    t:attack "Fury Cutter"
    return t:events("damaged")[1].value
  end)
  t:equal(odds, { [10] = "1/8", [20] = "3/8", [40] = "3/8", [60] = "1/8" })
end)
