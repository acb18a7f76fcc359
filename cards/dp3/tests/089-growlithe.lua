local function roar(bench)
  return {
    me = { active = { "dp3-89", energy = "L" } },
    opponent = { active = { "dp3-55", conditions = { "confused" } }, bench = bench },
  }
end

test("Roar: the opponent chooses the new Defending Pokémon", function(t)
  t:position(roar { "dp3-94", "dp3-98" })
  t:attack "Roar"
  t:equal(t:asked(), "opponent")
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.id, "dp3-98")
  t:equal(t.opponent.bench[2].id, "dp3-55")
  t:equal(t.opponent.bench[2].conditions, {})
end)

test("Roar: one on the Bench, no question", function(t)
  t:position(roar { "dp3-94" })
  t:attack "Roar"
  t:equal(t.opponent.active.id, "dp3-94")
end)

test("Roar: no Bench, nothing", function(t)
  t:position(roar {})
  t:attack "Roar"
  t:equal(t.opponent.active.id, "dp3-55")
  t:equal(t.opponent.active.conditions, { "confused" })
end)
