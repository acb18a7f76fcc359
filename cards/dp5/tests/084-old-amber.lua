local function amber(t, attack)
  t:position {
    me = { active = { "dp3-94", damage = 40 }, hand = { "dp5-84" } },
    opponent = { active = { "dp3-82", energy = "RR" } },
  }
  t:bench "dp5-84"
  t:end_turn()
  t:attack(attack)
end

test("Hard Amber: no damage on the Bench", function(t)
  amber(t, "Lava Burn")
  t:answer(1)
  t:equal(t.me.active.id, "dp5-84")
  t:equal(t.me.active.damage, 0)
end)

test("Hard Amber: damage in the Active Spot", function(t)
  amber(t, "Gnaw")
  t:answer(1)
  t:illegal "retreat"
  t:end_turn()
  t:attack "Gnaw"
  t:equal(t.me.active.damage, 10)
end)
