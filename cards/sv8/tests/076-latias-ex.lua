local latias = "sv8-76"

local function with(active, bench, theirs)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench },
    opponent = { active = theirs or "sv1-80", bench = { "sv1-36" } },
  }
end

test("Skyliner: my Basic Pokémon retreat without Energy", function(t)
  for _, id in ipairs { "sv1-36", "sv5-123", "me1-104", latias } do
    t:position(with(id, { latias }))
    t:retreat "bench 1"
    t:equal(t.me.bench[1].id, id)
  end
end)

test("Skyliner: from the Active Spot, for itself", function(t)
  t:position(with({ latias, energy = "P" }, { "sv1-36" }))
  t:retreat "bench 1"
  t:equal(t.me.bench[1].energy, "P")
end)

test("Skyliner: not for a Stage 1 or Stage 2 Pokémon", function(t)
  for _, id in ipairs { "sv1-37", "sv1-38" } do
    t:position(with({ id, energy = "RR" }, { latias }))
    t:illegal("retreat", "bench 1")
    t:position(with({ id, energy = "RRR" }, { latias }))
    t:legal("retreat", "bench 1")
  end
end)

test("Skyliner: not for the opponent's Pokémon", function(t)
  t:position(with(latias, {}))
  t:end_turn()
  t:illegal("retreat", "opponent bench 1")
end)
