local fan = "sv6-150"

-- The opponent attacks my Active Pokémon.
local function under_attack(t, attacker, bench, mine)
  t:position {
    ruleset = "sv",
    me = mine or { active = { "sv1-38", attached = { fan } }, bench = { "sv1-13" } },
    opponent = { active = attacker, bench = bench },
  }
  t:end_turn()
end

test("Handheld Fan: an Energy of the attacker moves to a Benched Pokémon", function(t)
  under_attack(t, { "sv1-80", energy = "LF", attached = { "sv2-193" } }, {
    { "sv1-13", energy = "G" },
    "sv1-36",
  })
  t:attack "Sharp Fang"
  t:equal(t:asked(), "me")
  t:options { "dp1-126", "dp1-128", "sv2-193" }
  t:answer "sv2-193"
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:changed {
    ["active damage"] = 30,
    ["opponent active energy"] = { "- Therapeutic Energy" },
    ["opponent bench 2 energy"] = { "+ Therapeutic Energy" },
  }
end)

test("Handheld Fan: also if its Pokémon is Knocked Out", function(t)
  under_attack(t, { "sv1-80", energy = "LL" }, { "sv1-36" }, {
    active = { "sv1-13", damage = 50, attached = { fan } },
    bench = { "sv1-21" },
  })
  t:attack "Sharp Fang"
  t:answer(1)
  t:equal(t.me.active.id, "sv1-21")
  t:equal(t.opponent.active.energy, "L")
  t:equal(t.opponent.bench[1].energy, "L")
end)

test("Handheld Fan: nothing without a Benched Pokémon to move it to", function(t)
  under_attack(t, { "sv1-80", energy = "LF" }, {})
  t:attack "Sharp Fang"
  t:changed { ["active damage"] = 30 }
end)

test("Handheld Fan: nothing without Energy on the attacker", function(t)
  under_attack(t, "dp3-82", { { "sv1-13", energy = "G" } })
  t:attack "Gnaw"
  t:changed { ["active damage"] = 10 }
end)

test("Handheld Fan: nothing if the attack does no damage", function(t)
  under_attack(t, { "dp3-99", energy = "L" }, { "sv1-13" })
  t:attack "Growl"
  t:equal(t.opponent.active.energy, "L")
end)

test("Handheld Fan: nothing for damage counters", function(t)
  under_attack(t, { "sv6-89", energy = "P" }, { "sv1-13" })
  t:attack "Sneaky Placement"
  t:answer "active"
  t:changed { ["active damage"] = true }
end)

test("Handheld Fan: nothing on the Bench", function(t)
  under_attack(t, { "sv1-80", energy = "LLL" }, { "sv1-36" }, {
    active = "sv1-38",
    bench = { { "sv1-36", attached = { fan } } },
  })
  t:attack "Lightning Laser"
  t:changed { ["active damage"] = 90, ["bench 1 damage"] = 30 }
end)

test("Handheld Fan: nothing for an attack of my own Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-38", energy = "RRR", attached = { fan } }, bench = { "sv1-13" } },
    opponent = { active = "me1-36", bench = { "sv1-13" } },
  }
  t:attack "Blazing Shout"
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.active.energy, "RRR")
end)

test("Handheld Fan: the attacker has gone to the Bench", function(t)
  under_attack(t, { "bw1-37", energy = "WW" }, { "sv1-13", "sv1-36" })
  t:attack "Aqua Ring"
  t:answer "opponent bench 1"
  t:equal(t.opponent.active.id, "sv1-13")
  t:equal(t.opponent.bench[1].id, "bw1-37")
  t:equal(t.opponent.bench[1].energy, "W")
  t:equal(t.opponent.bench[2].energy, "W")
  t:equal(t.opponent.active.energy, "")
end)

test("Handheld Fan: the attacker has left play", function(t)
  under_attack(t, { "me3-62", energy = "LLL" }, { "sv1-13", "sv1-36" })
  t:attack "Tuck Tail"
  t:answer "opponent bench 1"
  t:equal(t.me.active.damage, 60)
  t:equal(t.opponent.bench[1].energy, "")
end)

test("Handheld Fan: its Pokémon was Active when it was damaged", function(t)
  under_attack(t, { "sv10-160", energy = "L" }, { "sv1-13" })
  t:attack "Push Down"
  t:answer(true)
  t:equal(t.me.active.id, "sv1-13")
  t:equal(t.me.bench[1].damage, 20)
  t:equal(t.opponent.bench[1].energy, "L")
end)

test("Handheld Fan: one Tool on each of my Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-38", attached = { fan } },
      bench = { "sv1-13", "sv1-36" },
      hand = { fan, fan },
    },
    opponent = { active = "sv1-80" },
  }
  t:illegal("play", fan, "active")
  t:play(fan, "bench 1")
  t:play(fan, "bench 2")
  t:equal(t.me.bench[2].attached, { fan })
end)
