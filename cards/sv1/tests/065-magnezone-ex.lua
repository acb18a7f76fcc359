local function against(active, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv1-65", energy = "LLL" }, bench = { { "sv1-13", energy = "G" } } },
    opponent = { active = active, bench = bench },
  }
end

test("Energy Crush: 50 for each Energy on the opponent's Pokémon", function(t)
  t:position(against({ "sv1-38", energy = "RR" }, { { "sv1-36", energy = "W" } }))
  t:attack "Energy Crush"
  t:equal(t.opponent.active.damage, 150)
end)

test("Energy Crush: Energy that a card provides, not cards", function(t)
  t:position(against({ "sv1-38", attached = { "sv5-162" } }, {}))
  t:attack "Energy Crush"
  t:equal(t.opponent.active.damage, 100)
end)

test("Energy Crush: nothing without any", function(t)
  t:position(against("sv1-38", {}))
  t:attack "Energy Crush"
  t:unchanged()
end)

test("Pulse Launcher: 30 damage to itself", function(t)
  t:position(against("sv1-81", { "sv1-36" }))
  t:attack "Pulse Launcher"
  t:equal(t.me.active.damage, 30)
  t:answer("#1", "#2")
  t:equal(t.me.prizes_left, 4)
end)
