local rayquaza = { "me2pt5-153", energy = "LL" }

local function position(active, bench, hand)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = active, bench = bench, hand = hand },
    opponent = { active = { "sv1-38", energy = "RRR" } },
  }
end

test("Breakthrough Assault: 90 more after it moved to the Active Spot this turn", function(t)
  t:position(position({ "sv1-13", energy = "G" }, { rayquaza }))
  t:retreat "bench 1"
  t:attack "Breakthrough Assault"
  t:equal(t.opponent.active.damage, 110)
  t:position(position("sv1-13", { rayquaza }, { "bw1-104" }))
  t:play "bw1-104"
  t:attack "Breakthrough Assault"
  t:equal(t.opponent.active.damage, 110)
end)

test("Breakthrough Assault: 90 more if it left and came back", function(t)
  t:position(position(rayquaza, { "sv1-13" }, { "2 bw1-104" }))
  t:play "bw1-104"
  t:play "bw1-104"
  t:attack "Breakthrough Assault"
  t:equal(t.opponent.active.damage, 110)
end)

test("Breakthrough Assault: 20 if it did not move", function(t)
  t:position(position(rayquaza, { "sv1-13" }))
  t:attack "Breakthrough Assault"
  t:equal(t.opponent.active.damage, 20)
end)

test("Breakthrough Assault: 20 if it moved in an earlier turn", function(t)
  t:position(position("sv1-13", { rayquaza }, { "bw1-104" }))
  t:play "bw1-104"
  t:end_turn()
  t:end_turn()
  t:attack "Breakthrough Assault"
  t:equal(t.opponent.active.damage, 20)
end)

test("Breakthrough Assault: 20 if it was promoted in the opponent's turn", function(t)
  t:position(position("sv1-13", { rayquaza }))
  t:end_turn()
  t:attack "Blazing Shout"
  t:answer(1)
  t:attack "Breakthrough Assault"
  t:equal(t.opponent.active.damage, 50)
end)

test("Breakthrough Assault: 20 if only an opponent's Pokémon moved", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = rayquaza, bench = { "sv1-13" }, hand = { "me1-126" } },
    opponent = { active = "sv1-13", bench = { "sv1-38" } },
  }
  t:play "me1-126"
  t:equal(t.opponent.active.id, "sv1-38")
  t:attack "Breakthrough Assault"
  t:equal(t.opponent.active.damage, 20)
end)
