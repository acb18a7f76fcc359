local fear = {
  ruleset = "xy",
  me = { active = "xy0-26", bench = { "xy8-58" }, hand = { "xy8-59" } },
  opponent = { active = "xy0-26", bench = { "xy0-29" } },
}

test("Gothic Fear: both Active Pokémon are Confused", function(t)
  t:position(fear)
  t:evolve("xy8-59", "bench 1")
  t:answer(true)
  t:equal(t.me.active.conditions, { "confused" })
  t:equal(t.opponent.active.conditions, { "confused" })
  t:equal(t.me.bench[1].conditions, {})
  t:equal(t.opponent.bench[1].conditions, {})
end)

test("Gothic Fear: the Active Pokémon may be Haunter itself", function(t)
  t:position {
    ruleset = "xy",
    me = { active = "xy8-58", hand = { "xy8-59" } },
    opponent = { active = "xy0-26" },
  }
  t:evolve("xy8-59", "active")
  t:answer(true)
  t:equal(t.me.active.conditions, { "confused" })
  t:equal(t.opponent.active.conditions, { "confused" })
end)

test("Gothic Fear: it need not be used", function(t)
  t:position(fear)
  t:evolve("xy8-59", "bench 1")
  t:answer(false)
  t:equal(t.me.active.conditions, {})
  t:equal(t.opponent.active.conditions, {})
end)

test("Poison Ring: Poisoned, and it cannot retreat in its next turn", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy8-59", energy = "PR" } },
    opponent = { active = { "xy0-28", energy = "RR" }, bench = { "xy0-29" } },
  }
  t:attack "Poison Ring"
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:equal(t.opponent.active.damage, 10)
  t:illegal "retreat"
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)
