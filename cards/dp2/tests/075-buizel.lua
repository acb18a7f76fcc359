test("HELD-01 Chesto Berry: awake at the end of the own turn, before any coin", function(t)
  t:position {
    me = { active = { "dp2-75", conditions = { "asleep" } } },
    opponent = { active = "dp3-55" },
  }
  t:end_turn()
  t:equal(t.me.active.conditions, {})
end)

test("Chesto Berry: at the end of the opponent's turn too", function(t)
  t:position { me = { active = "dp3-77" }, opponent = { active = "dp2-75" } }
  t:attack "Shake Vine"
  t:equal(t.opponent.active.conditions, {})
end)

test("Chesto Berry: until then it is Asleep; nothing else ends", function(t)
  t:position {
    me = { active = { "dp2-75", energy = "WW", conditions = { "asleep", "poisoned" } } },
    opponent = { active = "dp3-55" },
  }
  t:illegal("attack", "Quick Attack")
  t:end_turn()
  t:equal(t.me.active.conditions, { "poisoned" })
end)

local function quick_attack(t, coin, damage)
  t:position { me = { active = { "dp2-75", energy = "WW" } }, opponent = { active = "dp3-55" } }
  t:coins(coin)
  t:attack "Quick Attack"
  t:equal(t.opponent.active.damage, damage)
end

test("Quick Attack: heads, 30 more", function(t) quick_attack(t, "H", 40) end)

test("Quick Attack: tails, 10 damage", function(t) quick_attack(t, "T", 10) end)
