local sandwich = "sv10-161"

local function position(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { sandwich } },
    opponent = { active = { "sv10-139", damage = 120 } },
  }
end

test("Arven's Sandwich: 30 damage", function(t)
  t:position(position({ "sv1-37", damage = 90 }, { { "sv10-139", damage = 120 } }))
  t:play(sandwich)
  t:changed {
    ["active damage"] = 60,
    ["me hand"] = { "- Arven's Sandwich" },
    ["me discard"] = { "+ Arven's Sandwich" },
  }
end)

test("Arven's Sandwich: 100 damage of an Arven's Pokémon", function(t)
  t:position(position { "sv10-139", damage = 120 })
  t:play(sandwich)
  t:equal(t.me.active.damage, 20)
end)

test("Arven's Sandwich: all damage if it is less", function(t)
  t:position(position { "sv1-37", damage = 20 })
  t:play(sandwich)
  t:equal(t.me.active.damage, 0)
  t:position(position { "sv10-139", damage = 90 })
  t:play(sandwich)
  t:equal(t.me.active.damage, 0)
end)

test("Arven's Sandwich: not if only a Benched Pokémon is damaged", function(t)
  t:position(position("sv10-139", { { "sv10-139", damage = 120 } }))
  t:illegal("play", sandwich)
end)
