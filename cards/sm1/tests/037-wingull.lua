local function roost(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-37", energy = "W", damage = 40 }, bench = { "sm1-9" } },
    opponent = { active = "sm1-99" },
  }
  t:attack "Roost"
end

test("Roost: 30 damage healed", function(t)
  roost(t)
  t:equal(t.me.active.damage, 10)
  t:equal(t.opponent.active.damage, 0)
end)

test("Roost: it can't retreat in my next turn, in the one after it can", function(t)
  roost(t)
  t:end_turn()
  t:illegal("retreat", "bench 1")
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "bench 1")
end)
