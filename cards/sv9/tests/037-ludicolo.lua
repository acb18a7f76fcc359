local ludicolo = "sv9-37"

test("Vibrant Dance: 40 more HP for all of its player's Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-36", bench = { ludicolo, "sv1-80" } },
    opponent = { active = "sv1-36", bench = { "sv1-80" } },
  }
  t:equal(t.me.active.hp, 120)
  t:equal(t.me.bench[1].hp, 180)
  t:equal(t.me.bench[2].hp, 160)
  t:equal(t.opponent.active.hp, 80)
  t:equal(t.opponent.bench[1].hp, 120)
end)

test("Vibrant Dance: from the Active Spot, too", function(t)
  t:position {
    ruleset = "sv",
    me = { active = ludicolo, bench = { "sv1-36" } },
    opponent = { active = "sv1-36" },
  }
  t:equal(t.me.active.hp, 180)
  t:equal(t.me.bench[1].hp, 120)
end)

test("Vibrant Dance: it does not stack", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-36", bench = { ludicolo, ludicolo } },
    opponent = { active = ludicolo },
  }
  t:equal(t.me.active.hp, 120)
  t:equal(t.me.bench[1].hp, 180)
end)

test("Vibrant Dance: when Ludicolo leaves play, so do the HP", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LLLL" } },
    opponent = {
      active = { ludicolo, damage = 10 },
      bench = { { "sv1-36", damage = 40 }, { "sv1-36", damage = 70 } },
    },
  }
  t:attack "Lightning Laser"
  t:answer "opponent bench 2"
  t:answer(1)
  t:answer "opponent bench 1"
  t:answer(1)
  t:equal(t.me.prizes_left, 4)
end)
