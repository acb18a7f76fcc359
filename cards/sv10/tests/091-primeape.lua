local function primeape(active, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv10-91", energy = "F" }, bench = { "sv1-13" } },
    opponent = { active = active, bench = bench },
  }
end

test("Drag Off: switches in a Pokémon of my choice, which takes 30", function(t)
  t:position(primeape({ "sv1-80", conditions = { "poisoned" } }, { "sv1-13", "sv1-36" }))
  t:attack "Drag Off"
  t:equal(t:asked(), "me")
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.id, "sv1-36")
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.opponent.bench[2].id, "sv1-80")
  t:equal(t.opponent.bench[2].damage, 0)
  t:equal(t.opponent.bench[2].conditions, {})
  t:equal(t.opponent.bench[1].damage, 0)
  t:equal(t.me.active.id, "sv10-91")
end)

test("Drag Off: the new Active Pokémon's Weakness and Resistance apply", function(t)
  t:position(primeape("sv1-13", { "sv1-80" }))
  t:attack "Drag Off"
  t:equal(t.opponent.active.damage, 60)
  t:position(primeape("sv1-80", { "sv9-64" }))
  t:attack "Drag Off"
  t:equal(t.opponent.active.id, "sv9-64")
  t:equal(t.opponent.active.damage, 0)
end)

test("Drag Off: without a Benched Pokémon nothing", function(t)
  t:position(primeape("sv1-13", {}))
  t:attack "Drag Off"
  t:unchanged()
end)
