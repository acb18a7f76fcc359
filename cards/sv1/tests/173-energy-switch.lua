local function with(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { "sv1-173" } },
    opponent = { active = { "sv1-38", energy = "R" } },
  }
end

test("Energy Switch: a basic Energy moves to another Pokémon", function(t)
  local active = { "sv1-80", energy = "L", attached = { "base1-96" } }
  t:position(with(active, { { "sv1-13", energy = "G" }, "sv1-36" }))
  t:play "sv1-173"
  t:options { "dp1-126", "dp1-123" }
  t:answer "dp1-126"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:equal(t.me.active.energy, "CC")
  t:equal(t.me.bench[2].energy, "L")
end)

test("Energy Switch: the only one there, to the only other Pokémon", function(t)
  t:position(with("sv1-80", { { "sv1-13", energy = "G" } }))
  t:play "sv1-173"
  t:equal(t.me.active.energy, "G")
end)

test("Energy Switch: not without a basic Energy", function(t)
  t:position(with({ "sv1-80", attached = { "base1-96" } }, { "sv1-13" }))
  t:illegal("play", "sv1-173")
end)

test("Energy Switch: not with only one Pokémon", function(t)
  t:position(with({ "sv1-80", energy = "L" }, {}))
  t:illegal("play", "sv1-173")
end)
