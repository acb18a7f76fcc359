local starmie, staryu = "sv10-47", "sv10-46"

local function flash(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { starmie } },
    opponent = { active = "sv6-61" },
  }
end

test("Abrupt Flash: 80 more damage the turn it evolved", function(t)
  t:position(flash { staryu, energy = "W" })
  t:evolve(starmie, "active")
  t:attack "Abrupt Flash"
  t:changed {
    active = "Misty's Starmie",
    ["active under"] = { "+ Misty's Staryu" },
    ["me hand"] = { "- Misty's Starmie" },
    ["opponent active damage"] = 140,
  }
end)

test("Abrupt Flash: not when it evolved in an earlier turn", function(t)
  t:position(flash { staryu, energy = "W" })
  t:evolve(starmie, "active")
  t:end_turn()
  t:end_turn()
  t:attack "Abrupt Flash"
  t:equal(t.opponent.active.damage, 60)
end)

test("Abrupt Flash: not when another Pokémon evolved", function(t)
  t:position(flash({ starmie, energy = "W" }, { staryu }))
  t:evolve(starmie, "bench 1")
  t:attack "Abrupt Flash"
  t:equal(t.opponent.active.damage, 60)
end)
