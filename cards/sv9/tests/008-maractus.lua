local maractus = "sv9-8"

local function attacked(id, energy, theirs)
  return {
    ruleset = "sv",
    me = { active = { id, energy = energy }, bench = { "sv1-36" } },
    opponent = theirs or { active = { maractus, damage = 80 }, bench = { "sv1-80" } },
  }
end

test("Exploding Needles: 6 damage counters on the Attacking Pokémon", function(t)
  t:position(attacked("sv1-80", "LL"))
  t:attack "Sharp Fang"
  t:answer(1)
  t:equal(t.me.active.damage, 60)
  t:equal(t.me.bench[1].damage, 0)
  t:equal(#t:events("counters_put"), 1)
end)

test("Exploding Needles: they may Knock Out the Attacking Pokémon", function(t)
  t:position(attacked("sv8-70", "PP"))
  t:attack "Pound"
  t:answer(1)
  t:answer(1)
  t:equal(t.me.active.id, "sv1-36")
  t:equal(t.me.prizes_left, 5)
  t:equal(t.opponent.prizes_left, 5)
end)

test("Exploding Needles: not if it is not Knocked Out", function(t)
  t:position(attacked("sv1-80", "LL", { active = { maractus, damage = 70 } }))
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 0)
end)

test("Exploding Needles: not on the Bench", function(t)
  t:position(attacked("sv1-80", "LLL", {
    active = "sv1-38",
    bench = { { maractus, damage = 80 } },
  }))
  t:attack "Lightning Laser"
  t:answer(1)
  t:equal(t.me.active.damage, 0)
  t:equal(t.opponent.bench, {})
end)

test("Exploding Needles: not when another Pokémon is Knocked Out", function(t)
  t:position(attacked("sv1-80", "LL", { active = { "sv1-13", damage = 60 }, bench = { maractus } }))
  t:attack "Sharp Fang"
  t:answer(1)
  t:equal(t.me.active.damage, 0)
end)

test("Exploding Needles: not for a Knock Out that is not by damage", function(t)
  t:position(attacked("sv6-22", "G"))
  t:attack "Cursed Drop"
  for _ = 1, 4 do t:answer "opponent active" end
  t:answer(1)
  t:equal(t.opponent.active.id, "sv1-80")
  t:equal(t.me.active.damage, 0)
end)

local function corner()
  return {
    ruleset = "sv",
    me = { active = { maractus, energy = "G" } },
    opponent = {
      active = { "sv1-80", energy = "LLL" },
      bench = { "sv1-36" },
      hand = { "bw1-104" },
    },
  }
end

test("Corner: no retreat in the opponent's next turn, and not later", function(t)
  t:position(corner())
  t:attack "Corner"
  t:equal(t.opponent.active.damage, 20)
  t:illegal("retreat", "opponent bench 1")
  t:legal("play", "bw1-104")
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)

test("Corner: a new Active Pokémon may retreat", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { maractus, energy = "G" } },
    opponent = { active = "sv1-80", bench = { { "sv1-13", energy = "G" } }, hand = { "bw1-104" } },
  }
  t:attack "Corner"
  t:play "bw1-104"
  t:legal("retreat", "opponent bench 1")
end)
