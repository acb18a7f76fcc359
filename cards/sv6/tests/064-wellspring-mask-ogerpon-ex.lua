local function ogerpon(mine, bench, energy)
  return {
    ruleset = "sv",
    me = { active = mine, bench = { { "sv1-13", energy = "G" } }, deck = { "2 dp1-130" } },
    opponent = { active = { "sv1-65", energy = energy }, bench = bench or { "sv1-65", "sv1-80" } },
  }
end

test("Sob: the Defending Pokémon can't retreat for a turn", function(t)
  t:position(ogerpon({ "sv6-64", energy = "W" }, nil, "LLL"))
  t:attack "Sob"
  t:equal(t.opponent.active.damage, 20)
  t:illegal("retreat", "opponent bench 1")
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)

test("Torrential Pump: 3 Energy into the deck, and 120 to a Benched Pokémon", function(t)
  t:position(ogerpon { "sv6-64", energy = "WWLR" })
  t:attack "Torrential Pump"
  t:answer(true)
  t:answer "dp1-125"
  t:answer "dp1-126"
  t:answer "dp1-124"
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 1"
  t:changed {
    ["opponent active damage"] = 100,
    ["opponent bench 1 damage"] = 120,
    ["active energy"] = { "- Water Energy", "- Lightning Energy", "- Fire Energy" },
    ["me deck"] = { "+ Water Energy", "+ Lightning Energy", "+ Fire Energy" },
  }
  t:events { { "shuffled", player = "me" } }
end)

test("Torrential Pump: Special Energy, too", function(t)
  t:position(ogerpon { "sv6-64", energy = "WW", attached = { "sv5-161" } })
  t:attack "Torrential Pump"
  t:answer(true)
  t:answer "opponent bench 2"
  t:answer(1)
  t:equal(t.me.active.attached, {})
  t:equal(#t.me.deck, 5)
end)

test("Torrential Pump: without the Energy 100 only", function(t)
  t:position(ogerpon { "sv6-64", energy = "WWL" })
  t:attack "Torrential Pump"
  t:answer(false)
  t:changed { ["opponent active damage"] = 100 }
end)

test("Torrential Pump: to the Bench without Weakness", function(t)
  t:position(ogerpon({ "sv6-64", energy = "WWW" }, { "sv1-38" }))
  t:attack "Torrential Pump"
  t:answer(true)
  t:equal(t.opponent.bench[1].damage, 120)
end)
