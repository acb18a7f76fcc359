local vileplume = "me2-3"

test("Pollen Bomb: Asleep and Poisoned", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { vileplume, energy = "G" } },
    opponent = { active = "me1-36" },
  }
  t:coins "T"
  t:attack "Pollen Bomb"
  t:changed {
    ["opponent active damage"] = 40,
    ["opponent active conditions"] = { "+ asleep", "+ poisoned" },
    ["opponent active poison counters"] = 1,
  }
end)

local function flower(damage, hand, theirs)
  return {
    ruleset = "sv",
    turn = 5,
    me = {
      active = { vileplume, energy = "G", damage = damage },
      bench = { { "sv1-13", damage = 30 } },
      hand = hand,
    },
    opponent = { active = "me1-36", hand = theirs },
  }
end

test("Lively Flower: 120 more if it was healed during this turn", function(t)
  t:position(flower(60, { "bw1-100" }))
  t:play "bw1-100"
  t:answer "active"
  t:attack "Lively Flower"
  t:equal(t.opponent.active.damage, 180)
  t:equal(t.me.active.damage, 30)
end)

test("Lively Flower: 60 if it was not, or another Pokémon was", function(t)
  t:position(flower(60))
  t:attack "Lively Flower"
  t:equal(t.opponent.active.damage, 60)
  t:position(flower(60, { "bw1-100" }))
  t:play "bw1-100"
  t:answer "bench 1"
  t:attack "Lively Flower"
  t:equal(t.opponent.active.damage, 60)
end)

test("Lively Flower: 60 if it was healed in an earlier turn", function(t)
  t:position(flower(60, {}, { "sv1-184" }))
  t:end_turn()
  t:play "sv1-184"
  t:equal(t.me.active.damage, 30)
  t:end_turn()
  t:attack "Lively Flower"
  t:equal(t.opponent.active.damage, 60)
end)

test("Lively Flower: 60 if there was nothing to heal", function(t)
  t:position(flower(0, { "sv1-184" }))
  t:play "sv1-184"
  t:attack "Lively Flower"
  t:equal(t.opponent.active.damage, 60)
end)
