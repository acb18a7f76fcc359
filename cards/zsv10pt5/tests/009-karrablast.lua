local karrablast, shelmet, escavalier = "zsv10pt5-9", "rsv10pt5-8", "zsv10pt5-60"

local function stimulated(turn, active, bench, theirs)
  return {
    ruleset = "sv",
    turn = turn,
    me = { active = active, bench = bench, hand = { escavalier, "sv1-14" } },
    opponent = { active = theirs or "sv1-38" },
  }
end

local new = { karrablast, new = true }

test("Stimulated Evolution: in its player's first turn", function(t)
  for _, turn in ipairs { 1, 2 } do
    t:position(stimulated(turn, new, { { shelmet, new = true } }))
    t:evolve(escavalier, "active")
    t:equal(t.me.active.id, escavalier)
  end
end)

test("Stimulated Evolution: in the turn it is played", function(t)
  local position = stimulated(5, "sv1-36", { shelmet })
  position.me.hand = { karrablast, escavalier }
  t:position(position)
  t:bench(karrablast)
  t:evolve(escavalier, "bench 2")
  t:equal(t.me.bench[2].id, escavalier)
end)

test("Stimulated Evolution: with an Active Shelmet, too", function(t)
  t:position(stimulated(5, shelmet, { new }))
  t:legal("evolve", escavalier, "bench 1")
end)

test("Stimulated Evolution: not without Shelmet", function(t)
  for _, turn in ipairs { 1, 2, 5 } do
    t:position(stimulated(turn, new, { "sv1-36" }))
    t:illegal("evolve", escavalier, "active")
  end
  for _, turn in ipairs { 1, 2 } do
    t:position(stimulated(turn, karrablast, { "sv1-36" }))
    t:illegal("evolve", escavalier, "active")
  end
end)

test("Stimulated Evolution: not with the opponent's Shelmet, or one that has evolved", function(t)
  t:position(stimulated(5, new, {}, shelmet))
  t:illegal("evolve", escavalier, "active")
  t:position(stimulated(5, new, { "rsv10pt5-9" }))
  t:illegal("evolve", escavalier, "active")
end)

test("Stimulated Evolution: not for another Pokémon", function(t)
  t:position(stimulated(5, new, { shelmet, { "sv1-13", new = true } }))
  t:illegal("evolve", "sv1-14", "bench 2")
end)
