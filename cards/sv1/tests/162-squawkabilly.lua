local function with(bench, deck)
  return {
    ruleset = "sv",
    me = { active = { "sv1-162", energy = "W" }, bench = bench, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Call for Family: two Basic Pokémon onto the Bench", function(t)
  t:position(with({}, { "sv1-13", "sv1-14", "sv1-36", "sv1-80", "dp1-123" }))
  t:attack "Call for Family"
  t:options { "sv1-13", "sv1-36", "sv1-80" }
  t:fails(function() t:answer("sv1-13", "sv1-36", "sv1-80") end, "takes 0 to 2 picks")
  t:answer("sv1-13", "sv1-36")
  t:equal(t.me.bench[1].id, "sv1-13")
  t:equal(t.me.bench[2].id, "sv1-36")
  t:equal(#t.me.deck, 3)
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Call for Family: one is enough, and none too", function(t)
  t:position(with({}, { "sv1-13", "sv1-36" }))
  t:attack "Call for Family"
  t:answer("sv1-36", "stop")
  t:equal(#t.me.bench, 1)
  t:position(with({}, { "sv1-13", "sv1-36" }))
  t:attack "Call for Family"
  t:answer "stop"
  t:equal(#t.me.bench, 0)
end)

test("Call for Family: no more than there is room for", function(t)
  t:position(with({ "sv1-13", "sv1-13", "sv1-13", "sv1-13" }, { "sv1-13", "sv1-36" }))
  t:attack "Call for Family"
  t:answer "sv1-36"
  t:equal(#t.me.bench, 5)
  t:equal(t.me.deck, { "sv1-13" })
end)

local function flying(defender, energy)
  return {
    ruleset = "sv",
    me = { active = { "sv1-162", energy = "WW" } },
    opponent = { active = { defender, energy = energy } },
  }
end

test("Fly: tails, nothing", function(t)
  t:position(flying("sv1-36", "RRR"))
  t:coins "T"
  t:attack "Fly"
  t:changed {}
  t:attack "Combustion"
  t:changed { ["active damage"] = 50 }
end)

test("Fly: heads, no damage in the opponent's next turn, but in the one after", function(t)
  t:position(flying("sv1-36", "RRR"))
  t:coins "H"
  t:attack "Fly"
  t:equal(t.opponent.active.damage, 60)
  t:attack "Combustion"
  t:equal(t.me.active.damage, 0)
  t:end_turn()
  t:attack "Combustion"
  t:equal(t.me.active.damage, 50)
end)

test("Fly: heads, no effects of attacks either", function(t)
  t:position(flying("sv1-75", "L"))
  t:coins "HH"
  t:attack "Fly"
  t:attack "Thunder Shock"
  t:equal(t.me.active.conditions, {})
end)
