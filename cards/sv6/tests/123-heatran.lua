local heatran = "sv6-123"

local function attack(t, me, opponent, name)
  t:position { ruleset = "sv", me = me, opponent = opponent }
  t:coins "T"
  t:attack(name)
end

test("Incandescent Body: the Attacking Pokémon is Burned", function(t)
  attack(t, { active = { "sv1-80", energy = "LL" } }, { active = heatran }, "Sharp Fang")
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.me.active.conditions, { "burned" })
  t:equal(t.opponent.active.conditions, {})
end)

test("Incandescent Body: even if it is Knocked Out", function(t)
  attack(
    t,
    { active = { "sv1-80", energy = "LL" } },
    { active = { heatran, damage = 110 }, bench = { "sv1-13" } },
    "Sharp Fang"
  )
  t:answer(1)
  t:equal(t.opponent.active.id, "sv1-13")
  t:equal(t.me.active.conditions, { "burned" })
end)

local function not_burned(t, me, opponent, name, target)
  t:position { ruleset = "sv", me = me, opponent = opponent }
  t:attack(name)
  if target then t:answer(target) end
  t:equal(t.me.active.conditions, {})
end

test("Incandescent Body: not on the Bench", function(t)
  not_burned(
    t,
    { active = { "sv1-80", energy = "LLL" } },
    { active = "sv1-38", bench = { heatran, "sv1-13" } },
    "Lightning Laser",
    "opponent bench 1"
  )
  t:equal(t.opponent.bench[1].damage, 30)
end)

test("Incandescent Body: not when another Pokémon is damaged", function(t)
  not_burned(
    t,
    { active = { "me1-27", energy = "R" } },
    { active = heatran, bench = { "sv1-13" } },
    "Jumping Kick",
    "opponent bench 1"
  )
  t:equal(t.opponent.bench[1].damage, 40)
end)

test("Incandescent Body: damage counters are not damage", function(t)
  not_burned(t, { active = { "me2-46", energy = "P" } }, { active = heatran }, "Sneaky Placement")
  t:equal(t.opponent.active.damage, 10)
end)

test("Incandescent Body: not if there is no damage", function(t)
  not_burned(t, { active = { "me1-8", energy = "G" } }, { active = heatran }, "Razor Leaf")
  t:equal(t.opponent.active.damage, 0)
end)

local function burst(energy, attached)
  return {
    ruleset = "sv",
    me = {
      active = { heatran, energy = energy, attached = attached },
      bench = { { "sv1-13", energy = "M" } },
    },
    opponent = { active = { "me2pt5-31", energy = "M" } },
  }
end

test("Steel Burst: 50 for each Metal Energy card discarded, all of them", function(t)
  t:position(burst "MMMWR")
  t:attack "Steel Burst"
  t:equal(t.opponent.active.damage, 150)
  t:equal(t.me.active.energy, "WR")
  t:equal(t.me.discard, { "dp1-130", "dp1-130", "dp1-130" })
  t:equal(t.me.bench[1].energy, "M")
  t:equal(t.opponent.active.energy, "M")
end)

test("Steel Burst: a Special Energy that provides Metal counts, another does not", function(t)
  t:position(burst("M", { "sv6-167", "sv2-193" }))
  t:attack "Steel Burst"
  t:equal(t.opponent.active.damage, 100)
  t:equal(t.me.active.attached, { "sv2-193" })
end)
