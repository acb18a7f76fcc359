local maractus = "zsv10pt5-8"

local function position(active, bench, hand)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = hand },
    opponent = { active = { "sv1-65" }, hand = { "sv1-184" } },
  }
end

local damaged = { maractus, energy = "G", damage = 50 }

test("Lively Needles: 100 more if it was healed this turn", function(t)
  t:position(position(damaged, {}, { "bw1-100" }))
  t:play "bw1-100"
  t:attack "Lively Needles"
  t:equal(t.opponent.active.damage, 120)
end)

test("Lively Needles: 100 once, however often it was healed", function(t)
  t:position(position(damaged, {}, { "bw1-100", "sv1-184" }))
  t:play "bw1-100"
  t:play "sv1-184"
  t:attack "Lively Needles"
  t:equal(t.opponent.active.damage, 120)
end)

test("Lively Needles: 100 more if it was healed on the Bench", function(t)
  t:position(position({ "sv1-13", energy = "G" }, { damaged }, { "bw1-100" }))
  t:play "bw1-100"
  t:retreat "bench 1"
  t:attack "Lively Needles"
  t:equal(t.opponent.active.damage, 120)
end)

test("Lively Needles: 20 if it was not healed", function(t)
  t:position(position(damaged))
  t:attack "Lively Needles"
  t:equal(t.opponent.active.damage, 20)
end)

test("Lively Needles: 20 if another Pokémon was healed", function(t)
  t:position(position(damaged, { { maractus, damage = 30 } }, { "bw1-100" }))
  t:play "bw1-100"
  t:answer "bench 1"
  t:attack "Lively Needles"
  t:equal(t.opponent.active.damage, 20)
end)

test("Lively Needles: 20 if there was no damage to heal", function(t)
  t:position(position({ maractus, energy = "G" }, { { "sv1-13", damage = 30 } }, { "sv1-184" }))
  t:play "sv1-184"
  t:attack "Lively Needles"
  t:equal(t.opponent.active.damage, 20)
end)

test("Lively Needles: 20 if it was healed in an earlier turn", function(t)
  t:position(position(damaged, {}, { "bw1-100" }))
  t:play "bw1-100"
  t:end_turn()
  t:play "sv1-184"
  t:end_turn()
  t:attack "Lively Needles"
  t:equal(t.opponent.active.damage, 20)
end)
