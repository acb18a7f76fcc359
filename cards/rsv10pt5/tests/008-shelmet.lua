local shelmet, accelgor, karrablast = "rsv10pt5-8", "rsv10pt5-9", "zsv10pt5-9"

local function played(turn, bench, theirs, old)
  return {
    ruleset = "sv",
    turn = turn,
    me = { active = { shelmet, new = not old }, bench = bench, hand = { accelgor } },
    opponent = { active = theirs or "sv6-61" },
  }
end

test("Stimulated Evolution: it evolves the turn it is played", function(t)
  t:position(played(5, { karrablast }))
  t:evolve(accelgor, "active")
  t:equal(t.me.active.id, accelgor)
end)

test("Stimulated Evolution: and during the first turn of either player", function(t)
  for turn = 1, 2 do
    t:position(played(turn, { karrablast }))
    t:evolve(accelgor, "active")
    t:equal(t.me.active.id, accelgor)
  end
end)

test("Stimulated Evolution: put from the hand onto the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = karrablast, hand = { shelmet, accelgor } },
    opponent = { active = "sv6-61" },
  }
  t:bench(shelmet)
  t:evolve(accelgor, "bench 1")
  t:equal(t.me.bench[1].id, accelgor)
end)

test("Stimulated Evolution: not without Karrablast", function(t)
  for _, turn in ipairs { 1, 2, 5 } do
    t:position(played(turn, { "sv1-13" }))
    t:illegal("evolve", accelgor, "active")
  end
  for turn = 1, 2 do
    t:position(played(turn, { "sv1-13" }, nil, true))
    t:illegal("evolve", accelgor, "active")
  end
end)

test("Stimulated Evolution: the opponent's Karrablast does not count", function(t)
  t:position(played(5, { "sv1-13" }, karrablast))
  t:illegal("evolve", accelgor, "active")
end)

test("Stimulated Evolution: Escavalier does not count", function(t)
  t:position(played(5, { "zsv10pt5-60" }))
  t:illegal("evolve", accelgor, "active")
end)

test("Stimulated Evolution: not for another Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = shelmet,
      bench = { karrablast, { "sv1-13", new = true } },
      hand = { "sv1-14" },
    },
    opponent = { active = "sv6-61" },
  }
  t:illegal("evolve", "sv1-14", "bench 2")
end)
