local function mochi(mine, bench, defender)
  return {
    ruleset = "sv",
    me = { active = mine, bench = bench },
    opponent = { active = defender or "sv1-38", bench = { "sv1-13" } },
  }
end

local function miraidon(conditions, attached)
  return { "sv1-80", energy = "LLL", conditions = conditions, attached = attached }
end

test("Binding Mochi: 40 more of the Poisoned Pokémon, to the Active only", function(t)
  t:position(mochi(miraidon({ "poisoned" }, { "sv6pt5-55" })))
  t:attack "Lightning Laser"
  t:equal(t.opponent.active.damage, 130)
  t:equal(t.opponent.bench[1].damage, 30)
end)

test("Binding Mochi: before Weakness", function(t)
  t:position(mochi(miraidon({ "poisoned" }, { "sv6pt5-55" }), nil, "sv6-64"))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 140)
end)

test("Binding Mochi: not for other conditions, or without one", function(t)
  t:position(mochi(miraidon({ "burned" }, { "sv6pt5-55" })))
  t:coins "H"
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
  t:position(mochi(miraidon(nil, { "sv6pt5-55" })))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
end)

test("Binding Mochi: only for the Pokémon it is attached to", function(t)
  t:position(mochi(miraidon { "poisoned" }, { { "sv1-80", attached = { "sv6pt5-55" } } }))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
end)

test("Binding Mochi: when the opponent's Active Pokémon is Poisoned, nothing", function(t)
  t:position(mochi(miraidon(nil, { "sv6pt5-55" }), nil, { "sv1-38", conditions = { "poisoned" } }))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 40)
end)
