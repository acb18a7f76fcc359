local mischief = "me1-113"

local function against(attacker, mine, prizes)
  mine = mine or {}
  return {
    ruleset = "sv",
    me = {
      active = mine.active or "sv1-80",
      bench = mine.bench or { "sv1-38" },
      hand = { mischief, "sv1-180" },
      prizes = 6,
    },
    opponent = { active = attacker, prizes = prizes or 2, bench = { "sv1-13" } },
  }
end

local function protect(t, place)
  t:play(mischief)
  t:options { "active", "bench 1" }
  t:answer(place)
  t:end_turn()
end

test("Acerola's Mischief: no damage from a Pokémon ex, for one turn", function(t)
  t:position(against { "sv6-64", energy = "W" })
  protect(t, "active")
  t:attack "Sob"
  t:equal(t.me.active.damage, 0)
  t:end_turn()
  t:attack "Sob"
  t:equal(t.me.active.damage, 20)
end)

test("Acerola's Mischief: no effects of a Pokémon ex's attack", function(t)
  t:position(against({ "sv6-64", energy = "W" }, { active = { "sv1-80", energy = "L" } }))
  protect(t, "active")
  t:attack "Sob"
  t:legal("retreat", "bench 1")
end)

test("Acerola's Mischief: nor from a Mega Evolution Pokémon ex", function(t)
  t:position(against { "me1-36", energy = "WWW" })
  protect(t, "active")
  t:attack "Frost Barrier"
  t:equal(t.me.active.damage, 0)
end)

test("Acerola's Mischief: other Pokémon's attacks do damage", function(t)
  t:position(against { "sv1-80", energy = "LL" })
  protect(t, "active")
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 30)
end)

test("Acerola's Mischief: only for the chosen Pokémon, which may be Benched", function(t)
  t:position(against({ "sv6-64", energy = "WWW" }, { bench = { "sv1-65" } }, 2))
  protect(t, "bench 1")
  t:attack "Torrential Pump"
  t:answer(true)
  t:equal(t.me.active.damage, 100)
  t:equal(t.me.bench[1].damage, 0)
end)

test("Acerola's Mischief: only with 2 or fewer Prize cards of the opponent", function(t)
  t:position(against("sv1-80", nil, 3))
  t:illegal("play", mischief)
  t:position(against("sv1-80", nil, 1))
  t:legal("play", mischief)
end)

test("Acerola's Mischief: one Supporter a turn", function(t)
  t:position(against "sv1-80")
  t:play "sv1-180"
  t:illegal("play", mischief)
end)

test("Acerola's Mischief: effects of a Pokémon ex's Ability are not prevented", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-80", bench = { "sv1-38" }, hand = { mischief } },
    opponent = { active = "sv1-13", bench = { "sv10-121" }, hand = { "sv10-122" }, prizes = 2 },
  }
  protect(t, "active")
  t:evolve("sv10-122", "opponent bench 1")
  t:answer(true)
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.bench[1].damage, 20)
end)
