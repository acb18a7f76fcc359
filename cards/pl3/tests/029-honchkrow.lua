local function against(opponent, me)
  return { me = me or { active = { "pl3-29", energy = "DLL" } }, opponent = opponent }
end

test("Riot: 10 more for each unevolved Pokémon of both players", function(t)
  t:position {
    me = { active = { "pl3-29", energy = "DLL" }, bench = { "dp3-94", "dp3-50" } },
    opponent = { active = "dp3-55", bench = { "dp3-98" } },
  }
  t:attack "Riot"
  t:equal(t.opponent.active.damage, 60)
end)

test("Darkness Restore: a Basic Pokémon comes back onto the opponent's Bench", function(t)
  t:position(against { active = "dp3-55", discard = { "dp3-94", "dp3-50", "dp3-98", "dp3-127" } })
  t:use("Darkness Restore", "active")
  t:options { "dp3-94", "dp3-98" }
  t:answer "dp3-98"
  t:equal(t.opponent.bench[1].id, "dp3-98")
  t:equal(t.opponent.discard, { "dp3-94", "dp3-50", "dp3-127" })
  t:illegal("use", "Darkness Restore")
end)

test("Darkness Restore: not without a Basic Pokémon there", function(t)
  t:position(against { active = "dp3-55", discard = { "dp3-50", "dp3-127" } })
  t:illegal("use", "Darkness Restore")
end)

test("Darkness Restore: not if the opponent's Bench is full", function(t)
  t:position(against {
    active = "dp3-55",
    bench = { "dp3-94", "dp3-94", "dp3-94", "dp3-94", "dp3-98" },
    discard = { "dp3-98" },
  })
  t:illegal("use", "Darkness Restore")
end)

test("Darkness Restore: not from the Bench, and not with a Special Condition", function(t)
  t:position(against({ active = "dp3-55", discard = { "dp3-98" } }, {
    active = "dp3-94",
    bench = { "pl3-29" },
  }))
  t:illegal("use", "Darkness Restore")
  t:position(against({ active = "dp3-55", discard = { "dp3-98" } }, {
    active = { "pl3-29", conditions = { "poisoned" } },
  }))
  t:illegal("use", "Darkness Restore")
end)

test("Darkness Restore: one free place is enough", function(t)
  t:position(against {
    active = "dp3-55",
    bench = { "dp3-94", "dp3-94", "dp3-94", "dp3-98" },
    discard = { "dp3-98" },
  })
  t:use("Darkness Restore", "active")
  t:equal(#t.opponent.bench, 5)
end)
