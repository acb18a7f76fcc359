local function with(bench)
  return {
    ruleset = "sv",
    me = { active = { "sv1-63", energy = "L" }, bench = bench },
    opponent = { active = "sv1-38" },
  }
end

test("Magnetic Switch: switched with a Benched Pokémon", function(t)
  t:position(with { "sv1-13", "sv1-36" })
  t:attack "Magnetic Switch"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:equal(t.me.active.id, "sv1-36")
  t:equal(t.me.bench[2].id, "sv1-63")
end)

test("Magnetic Switch: with an empty Bench nothing happens", function(t)
  t:position(with {})
  t:attack "Magnetic Switch"
  t:unchanged()
end)
