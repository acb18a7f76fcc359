for _, ruleset in ipairs { "sm", "sv" } do
  test("EX-70 (" .. ruleset .. "): Lazy Eating heals 10 damage between turns", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "sm10-158", damage = 30 } },
      opponent = { active = "sm1-42" },
    }
    t:end_turn()
    t:equal(t.me.active.damage, 20)
    t:end_turn()
    t:equal(t.me.active.damage, 10)
  end)
end

test("Lazy Eating: on the Bench, too", function(t)
  t:position {
    ruleset = "sm",
    me = { active = "sm1-24", bench = { { "sm10-158", damage = 30 } } },
    opponent = { active = "sm1-42" },
  }
  t:end_turn()
  t:changed { ["bench 1 damage"] = 20 }
end)

local function big_counter(t, defender)
  t:position {
    ruleset = "sm",
    me = { active = { "sm10-158", energy = "WWW" } },
    opponent = { active = defender },
  }
  t:attack "Big Counter"
  return t.opponent.active.damage
end

test("Big Counter: 120 more damage to a TAG TEAM", function(t)
  t:equal(big_counter(t, "sm9-33"), 180)
  t:equal(big_counter(t, "sm1-42"), 60)
end)
