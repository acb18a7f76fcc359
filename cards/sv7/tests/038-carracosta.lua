local carracosta = "sv7-38"

local function position(active, bench, target, benched)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench },
    opponent = { active = target, bench = benched },
  }
end

test("Primal Knowledge: its own attack does 30 more, before Weakness", function(t)
  t:position(position({ carracosta, energy = "WW" }, {}, "me2pt5-31"))
  t:attack "Tidal Wave"
  t:equal(t.opponent.active.damage, 360)
end)

test("Primal Knowledge: from the Bench, for another Pokémon's attack, to any Stage", function(t)
  for _, target in ipairs { "sv1-37", "sv1-38", "me1-36" } do
    t:position(position({ "sv1-80", energy = "LL" }, { carracosta }, target))
    t:attack "Sharp Fang"
    t:equal(t.opponent.active.damage, 60)
  end
end)

test("Primal Knowledge: not to a Basic Pokémon, whatever is on the Bench", function(t)
  t:position(position({ "sv1-80", energy = "LL" }, { carracosta }, "sv1-36", { "sv1-38" }))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
end)

test("Primal Knowledge: not to Benched Evolution Pokémon", function(t)
  t:position(position({ "sv1-80", energy = "LLL" }, { carracosta }, "sv1-38", { "sv1-65" }))
  t:attack "Lightning Laser"
  t:equal(t.opponent.active.damage, 120)
  t:equal(t.opponent.bench[1].damage, 30)
end)

test("Primal Knowledge: two of them add up", function(t)
  t:position(position({ "sv1-80", energy = "LL" }, { carracosta, carracosta }, "sv1-38"))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 90)
end)

test("Primal Knowledge: not for the opponent's attacks, nor to itself", function(t)
  t:position(position({ "sv1-80", energy = "LL" }, {}, "sv1-38", { carracosta }))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
  t:position(position({ "sv1-38", energy = "RRR" }, { carracosta }, "sv1-65"))
  t:attack "Blazing Shout"
  t:equal(t.opponent.active.damage, 220)
  t:equal(t.me.active.damage, 30)
end)
