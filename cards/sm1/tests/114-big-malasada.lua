local function malasada(active)
  return {
    ruleset = "sm",
    me = { active = active, bench = { { "sm1-99", damage = 50 } }, hand = { "sm1-114" } },
    opponent = { active = "sm1-99" },
  }
end

test("Big Malasada: 20 damage healed and the Special Condition removed", function(t)
  t:position(malasada { "sm1-9", damage = 30, conditions = { "asleep" } })
  t:play "sm1-114"
  t:equal(t.me.active.damage, 10)
  t:equal(t.me.active.conditions, {})
  t:equal(t.me.bench[1].damage, 50)
  t:equal(t.me.discard, { "sm1-114" })
end)

test("Big Malasada: one of several Special Conditions, my choice", function(t)
  t:position(malasada { "sm1-9", conditions = { "confused", "burned", "poisoned" } })
  t:play "sm1-114"
  t:options { "burned", "confused", "poisoned" }
  t:answer "poisoned"
  t:changed {
    ["active conditions"] = { "- poisoned" },
    ["active poison counters"] = 0,
    ["me hand"] = { "- Big Malasada" },
    ["me discard"] = { "+ Big Malasada" },
  }
end)

test("Big Malasada: any Special Condition", function(t)
  for _, condition in ipairs { "asleep", "burned", "confused", "paralyzed", "poisoned" } do
    t:position(malasada { "sm1-9", conditions = { condition } })
    t:play "sm1-114"
    t:equal(t.me.active.conditions, {})
  end
end)

test("Big Malasada: for damage alone", function(t)
  t:position(malasada { "sm1-9", damage = 10 })
  t:play "sm1-114"
  t:equal(t.me.active.damage, 0)
end)

test("Big Malasada: not without damage and Special Conditions", function(t)
  t:position(malasada "sm1-9")
  t:illegal("play", "sm1-114")
end)
