local function poison_breath(t, conditions, coins)
  t:position {
    me = { active = { "ex1-75", energy = "G", conditions = conditions } },
    opponent = { active = "dp3-55" },
  }
  t:coins(coins)
  t:attack "Poison Breath"
end

test("Poison Breath: heads, the Defending Pokémon is Poisoned", function(t)
  poison_breath(t, {}, "H")
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(t.opponent.active.damage, 10)  -- the Poison
end)

test("Poison Breath: tails, nothing", function(t)
  poison_breath(t, {}, "T")
  t:equal(t.opponent.active.conditions, {})
end)

test("EX-39: Confused and tails, 3 damage counters on Treecko and no Poison", function(t)
  poison_breath(t, { "confused" }, "T")
  t:equal(t.me.active.damage, 30)
  t:equal(t.opponent.active.conditions, {})
  t:equal(t.turn_player, "opponent")
end)

test("EX-39: Confused and heads, the attack works", function(t)
  poison_breath(t, { "confused" }, "HH")
  t:equal(t.me.active.damage, 0)
  t:equal(t.opponent.active.conditions, { "poisoned" })
end)
