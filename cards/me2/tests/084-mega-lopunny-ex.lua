local lopunny, switch = "me2-84", "bw1-104"

local function thrust(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { "3 " .. switch } },
    opponent = { active = { "sv6-61", energy = "W" } },
  }
end

local charged = { lopunny, energy = "L" }

test("Gale Thrust: 170 more after it moved to the Active Spot", function(t)
  t:position(thrust("sv1-80", { charged }))
  t:play(switch)
  t:attack "Gale Thrust"
  t:equal(t.opponent.active.damage, 230)
end)

test("Gale Thrust: by a retreat, too", function(t)
  t:position(thrust({ "sv1-80", energy = "L" }, { charged }))
  t:retreat "bench 1"
  t:attack "Gale Thrust"
  t:equal(t.opponent.active.damage, 230)
end)

test("Gale Thrust: to the Bench and back", function(t)
  t:position(thrust(charged, { "sv1-80" }))
  t:play(switch)
  t:play(switch)
  t:attack "Gale Thrust"
  t:equal(t.opponent.active.damage, 230)
end)

test("Gale Thrust: 60 when it did not move", function(t)
  t:position(thrust(charged, {}))
  t:attack "Gale Thrust"
  t:equal(t.opponent.active.damage, 60)
end)

test("Gale Thrust: not when it moved in an earlier turn", function(t)
  t:position(thrust("sv1-80", { charged }))
  t:play(switch)
  t:end_turn()
  t:end_turn()
  t:attack "Gale Thrust"
  t:equal(t.opponent.active.damage, 60)
end)

test("Gale Thrust: not when promoted in the opponent's turn", function(t)
  t:position(thrust("sv1-80", { charged }))
  t:end_turn()
  t:attack "Giga Impact"
  t:answer(1)
  t:equal(t.me.active.id, lopunny)
  t:attack "Gale Thrust"
  t:equal(t.opponent.active.damage, 60)
end)

test("Gale Thrust: not when the opponent's Pokémon moved", function(t)
  t:position {
    ruleset = "sv",
    me = { active = charged, hand = { "sv2-172" } },
    opponent = { active = "sv1-36", bench = { "sv6-61" } },
  }
  t:play "sv2-172"
  t:attack "Gale Thrust"
  t:equal(t.opponent.active.damage, 60)
end)
