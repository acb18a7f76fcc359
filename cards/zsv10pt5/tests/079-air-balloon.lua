local balloon = "zsv10pt5-79"

local function with(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench or { "sv1-80" } },
    opponent = { active = { "sv1-36", energy = "R" }, bench = { "sv1-80" } },
  }
end

test("Air Balloon: a Retreat Cost of 1 or 2 becomes none", function(t)
  for _, id in ipairs { "sv1-80", "sv1-36" } do
    t:position(with { id, energy = "R", attached = { balloon } })
    t:retreat "bench 1"
    t:equal(t.me.bench[1].energy, "R")
  end
end)

test("Air Balloon: of 3 and 4, 1 and 2 remain", function(t)
  for id, cost in pairs { ["sv1-38"] = 1, ["me1-36"] = 2 } do
    t:position(with { id, energy = string.sub("R", 1, cost - 1), attached = { balloon } })
    t:illegal("retreat", "bench 1")
    t:position(with { id, energy = string.sub("RR", 1, cost), attached = { balloon } })
    t:retreat "bench 1"
    t:equal(t.me.bench[1].energy, "")
    t:equal(#t.me.discard, cost)
  end
end)

test("Air Balloon: only for the Pokémon it is attached to", function(t)
  t:position(with("sv1-36", { { "sv1-80", attached = { balloon } } }))
  t:illegal("retreat", "bench 1")
  t:end_turn()
  t:illegal("retreat", "opponent bench 1")
end)
