local function volbeat(turn, deck, bench)
  return {
    ruleset = "sv",
    turn = turn,
    me = { active = { "sv6-9", energy = "GG" }, bench = bench, deck = deck },
    opponent = { active = "me1-36" },
  }
end

test("Quick Sign: in the first turn of the game, 2 Basic Pokémon onto the Bench", function(t)
  t:position(volbeat(1, { "sv1-13", "sv1-38", "sv1-80", "dp1-123" }))
  t:illegal("attack", "Coordinated Strike")
  t:attack "Quick Sign"
  t:options { "sv1-13", "sv1-80" }
  t:answer("sv1-13", "sv1-80")
  t:equal(#t.me.bench, 2)
  t:equal(t.turn, 2)
end)

test("Quick Sign: in a later turn, and none need be found", function(t)
  t:position(volbeat(3, { "sv1-13", "dp1-123" }))
  t:attack "Quick Sign"
  t:answer "stop"
  t:equal(#t.me.bench, 0)
end)

test("Coordinated Strike: without Illumise 20", function(t)
  t:position(volbeat(3, nil, { "sv6-9" }))
  t:attack "Coordinated Strike"
  t:equal(t.opponent.active.damage, 20)
end)

test("Coordinated Strike: with Illumise on the Bench 60 more", function(t)
  t:position(volbeat(3, nil, { "sv6-10", "sv6-10" }))
  t:attack "Coordinated Strike"
  t:equal(t.opponent.active.damage, 80)
end)
