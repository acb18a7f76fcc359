local galvantula = "sv6pt5-2"

local function web(target, energy, attached, bench, stadium)
  return {
    ruleset = "sv",
    stadium = stadium,
    me = { active = { galvantula, energy = energy or "GG", attached = attached } },
    opponent = { active = target, bench = bench },
  }
end

test("Compound Eyes: 50 more to an Active Pokémon with an Ability", function(t)
  t:position(web "sv6-61")
  t:attack "Shocking Web"
  t:equal(t.opponent.active.damage, 100)
end)

test("Compound Eyes: before Weakness", function(t)
  t:position(web "sv5-108")
  t:attack "Shocking Web"
  t:equal(t.opponent.active.damage, 200)
end)

test("Compound Eyes: before Resistance", function(t)
  t:position(web "sv6-123")
  t:coins "T"
  t:attack "Shocking Web"
  t:equal(t.opponent.active.damage, 70)
end)

test("Compound Eyes: not without an Ability, nor for one on the Bench", function(t)
  t:position(web("sv1-80", nil, nil, { "sv6-61" }))
  t:attack "Shocking Web"
  t:equal(t.opponent.active.damage, 50)
end)

test("Compound Eyes: not for an Ability that is turned off", function(t)
  t:position(web("sv8pt5-77", nil, nil, nil, "sv10-180"))
  t:attack "Shocking Web"
  t:equal(t.opponent.active.damage, 50)
  t:position(web "sv8pt5-77")
  t:attack "Shocking Web"
  t:answer(1)
  t:equal(t.winner, "me")
end)

test("Compound Eyes: not for another Pokémon's attacks", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LL" }, bench = { galvantula } },
    opponent = { active = "me2-41" },
  }
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 0)
end)

test("Shocking Web: 80 more with any Lightning Energy", function(t)
  t:position(web("sv1-65", "GL"))
  t:attack "Shocking Web"
  t:equal(t.opponent.active.damage, 130)
  t:position(web("sv1-65", "G", { "sv6-167" }))
  t:attack "Shocking Web"
  t:equal(t.opponent.active.damage, 130)
  t:position(web("sv1-65", "GLL"))
  t:attack "Shocking Web"
  t:equal(t.opponent.active.damage, 130)
end)

test("Shocking Web: 50 with other Energy", function(t)
  t:position(web({ "sv1-65", energy = "L" }, "GRW"))
  t:attack "Shocking Web"
  t:equal(t.opponent.active.damage, 50)
end)
