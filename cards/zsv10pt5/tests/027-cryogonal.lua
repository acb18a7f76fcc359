local function drag(bench, attached)
  return {
    ruleset = "sv",
    me = { active = { "zsv10pt5-27", energy = "W" }, bench = { "dp3-55" } },
    opponent = {
      active = { "dp3-55", attached = attached, conditions = { "confused" } },
      bench = bench,
    },
  }
end

test("Drag Off: a Benched Pokémon of my choice becomes Active and is damaged", function(t)
  t:position(drag { "sv1-80", "sv1-13" })
  t:attack "Drag Off"
  t:equal(t:asked(), "me")
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.id, "sv1-13")
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.bench[1].damage, 0)
  t:equal(t.opponent.bench[2].id, "dp3-55")
  t:equal(t.opponent.bench[2].damage, 0)
  t:equal(t.opponent.bench[2].conditions, {})
end)

test("Drag Off: Weakness of the new Active Pokémon", function(t)
  t:position(drag { "sv1-36" })
  t:attack "Drag Off"
  t:equal(t.opponent.active.id, "sv1-36")
  t:equal(t.opponent.active.damage, 40)
end)

test("Drag Off: without a Benched Pokémon nothing", function(t)
  t:position(drag {})
  t:attack "Drag Off"
  t:unchanged()
end)
