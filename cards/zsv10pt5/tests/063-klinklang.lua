local klinklang = "zsv10pt5-63"

local function attacked(attacker, active, bench)
  return {
    ruleset = "sv",
    me = { active = attacker },
    opponent = { active = active, bench = bench },
  }
end

local miraidon = { "sv1-80", energy = "LLL" }

test("Gear Coating: 20 less for a Pokémon with Metal Energy", function(t)
  t:position(attacked(miraidon, { "sv1-38", energy = "RM" }, { klinklang }))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 10)
end)

test("Gear Coating: after Weakness", function(t)
  t:position(attacked({ "sv1-38", energy = "R" }, { "sv7-107", energy = "M" }, { klinklang }))
  t:attack "Passionate Singing"
  t:equal(t.opponent.active.damage, 80)
end)

test("Gear Coating: itself, with Special Energy that provides Metal", function(t)
  t:position(attacked(miraidon, { klinklang, attached = { "sv6-167" } }))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 10)
end)

test("Gear Coating: not without Metal Energy, on a Metal Pokémon either", function(t)
  t:position(attacked(miraidon, { klinklang, energy = "R", attached = { "sv2-193" } }))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
  t:position(attacked(miraidon, "sv1-38", { { klinklang, energy = "M" } }))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
end)

test("Gear Coating: Benched Pokémon, too", function(t)
  for target, damage in ipairs { 10, 30 } do
    t:position(attacked(miraidon, klinklang, { { "sv1-13", energy = "M" }, "sv1-36" }))
    t:attack "Lightning Laser"
    t:answer("opponent bench " .. target)
    t:equal(t.opponent.bench[target].damage, damage)
  end
end)

test("Gear Coating: two of them add up", function(t)
  t:position(attacked({ "sv1-38", energy = "R" }, { "sv1-80", energy = "M" }, {
    klinklang,
    klinklang,
  }))
  t:attack "Passionate Singing"
  t:equal(t.opponent.active.damage, 10)
end)

test("Gear Coating: not for my own attacks, nor for the opponent's Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv2-150", energy = "MMM" },
      bench = { { klinklang, energy = "M" }, { "sv1-13", energy = "M" } },
    },
    opponent = { active = { "sv1-65", energy = "M" } },
  }
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.me.bench[2].damage, 30)
  t:equal(t.opponent.active.damage, 260)
end)

test("Gear Coating: damage counters are not damage", function(t)
  t:position(attacked({ "sv6-22", energy = "G" }, { klinklang, energy = "M" }))
  t:attack "Cursed Drop"
  t:equal(t.opponent.active.damage, 40)
end)
