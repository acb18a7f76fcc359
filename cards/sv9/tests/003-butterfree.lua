local function hurricane(t, coins, damage, conditions)
  t:position {
    ruleset = "sv",
    me = { active = { "sv9-3", energy = "G" } },
    opponent = { active = "sv10-31" },
  }
  t:coins(coins)
  t:attack "Scale Hurricane"
  t:equal(t.opponent.active.damage, damage)
  t:equal(t.opponent.active.conditions, conditions)
  t:equal(t.me.active.conditions, {})
end

test("Scale Hurricane: no heads, no damage", function(t) hurricane(t, "TTTT", 0, {}) end)

test("Scale Hurricane: 1 heads, 60 damage", function(t) hurricane(t, "THTT", 60, {}) end)

test("Scale Hurricane: 2 heads, 120 damage and Paralyzed", function(t)
  hurricane(t, "HTTH", 120, { "paralyzed" })
end)

test("Scale Hurricane: 3 heads, 180 damage and Paralyzed", function(t)
  hurricane(t, "HTHH", 180, { "paralyzed" })
end)
