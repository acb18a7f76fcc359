local sylveon = "sv8pt5-40"

local function attacked(t, attacker, attack, mine)
  t:position {
    ruleset = "sv",
    me = mine or { active = sylveon, bench = { "sv1-38" } },
    opponent = { active = attacker, bench = { "sv1-38" } },
  }
  t:end_turn()
  t:attack(attack)
end

test("Safeguard: no damage from the opponent's Pokémon ex", function(t)
  attacked(t, { "sv1-65", energy = "LL" }, "Pulse Launcher")
  t:equal(t.me.active.damage, 0)
  t:equal(t.opponent.active.damage, 30)
end)

test("Safeguard: nor from a Tera or Mega Evolution Pokémon ex", function(t)
  attacked(t, { "sv6-130", energy = "R" }, "Jet Headbutt")
  t:equal(t.me.active.damage, 0)
  attacked(t, { "me1-36", energy = "WWW" }, "Frost Barrier")
  t:equal(t.me.active.damage, 0)
end)

test("Safeguard: damage from any other Pokémon", function(t)
  attacked(t, { "sv1-80", energy = "LL" }, "Sharp Fang")
  t:equal(t.me.active.damage, 30)
  attacked(t, { "swsh1-141", energy = "GGG" }, "Swallow")
  t:equal(t.me.active.damage, 60)
  attacked(t, { "xy2-35", energy = "LL" }, "Electro Ball")
  t:equal(t.me.active.damage, 40)
end)

test("Safeguard: the effects of the attack remain", function(t)
  attacked(t, { "sv8pt5-60", energy = "DDD" }, "Moon Mirage")
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.active.conditions, { "confused" })
end)

test("Safeguard: also on the Bench, and only this Pokémon", function(t)
  local mine = { active = "me1-36", bench = { sylveon, "sv1-38" } }
  attacked(t, { "sv8pt5-26", energy = "WW" }, "Frost Bullet", mine)
  t:answer "bench 1"
  t:equal(t.me.active.damage, 110)
  t:equal(t.me.bench[1].damage, 0)
  attacked(t, { "sv8pt5-26", energy = "WW" }, "Frost Bullet", mine)
  t:answer "bench 2"
  t:equal(t.me.bench[2].damage, 30)
end)

test("Safeguard: damage counters are not damage", function(t)
  attacked(t, { "sv6-130", energy = "RP" }, "Phantom Dive", {
    active = "me1-36",
    bench = { sylveon },
  })
  t:equal(t.me.bench[1].damage, 60)
end)

test("Safeguard: not against one's own Pokémon ex", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-150", energy = "MMM" }, bench = { sylveon } },
    opponent = { active = "sv6-61" },
  }
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 30)
end)
