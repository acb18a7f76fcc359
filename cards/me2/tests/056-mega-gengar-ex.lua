local gengar, vullaby = "me2-56", "rsv10pt5-63"
local magnezone = { "sv1-65", energy = "LL" }

local function knock_out(t, attacker, active, bench, attack)
  t:position {
    ruleset = "sv",
    me = { active = attacker, bench = { "sv1-13" } },
    opponent = { active = active, bench = bench },
  }
  t:attack(attack)
end

test("Shadowy Concealment: 1 fewer Prize card", function(t)
  knock_out(t, magnezone, vullaby, { gengar }, "Pulse Launcher")
  t:equal(t.opponent.active.id, gengar)
  t:equal(t.me.prizes_left, 6)
end)

test("Shadowy Concealment: itself, for a Mega Evolution Pokémon ex, too", function(t)
  knock_out(
    t,
    { "me2pt5-31", energy = "RRR" },
    { gengar, damage = 30 },
    { "sv1-13" },
    "Crimson Blast"
  )
  t:answer(1, 2)
  t:equal(t.opponent.active.id, "sv1-13")
  t:equal(t.me.prizes_left, 4)
end)

test("Shadowy Concealment: it does not stack", function(t)
  knock_out(t, magnezone, "sv6pt5-38", { gengar, gengar }, "Pulse Launcher")
  t:answer(1)
  t:answer "opponent bench 1"
  t:equal(t.me.prizes_left, 5)
end)

test("Shadowy Concealment: on the Bench, too", function(t)
  knock_out(t, { "sv8pt5-26", energy = "WW" }, gengar, { { vullaby, damage = 40 } }, "Frost Bullet")
  t:equal(t.opponent.bench, {})
  t:equal(t.me.prizes_left, 6)
end)

test("Shadowy Concealment: not for a Pokémon of another type", function(t)
  knock_out(t, magnezone, "sv1-13", { gengar }, "Pulse Launcher")
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Shadowy Concealment: not against other Pokémon", function(t)
  knock_out(t, { "sv1-38", energy = "RRR" }, vullaby, { gengar }, "Blazing Shout")
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
  knock_out(t, { "swsh1-141", energy = "LLL" }, { vullaby, damage = 10 }, { gengar }, "Swallow")
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Shadowy Concealment: not for a Knock Out that is not by damage", function(t)
  knock_out(t, { "me3-53", energy = "DDD" }, { vullaby, damage = 20 }, { gengar }, "Soul Destroyer")
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Shadowy Concealment: not for the other player's Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = magnezone, bench = { gengar } },
    opponent = { active = vullaby, bench = { "sv1-13" } },
  }
  t:attack "Pulse Launcher"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Shadowy Concealment: not for its own side's attack", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-150", energy = "MMM" }, bench = { gengar, { vullaby, damage = 40 } } },
    opponent = { active = "me2pt5-31" },
  }
  t:attack "Nosequake"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
end)

local function gale(energy, bench)
  return {
    ruleset = "sv",
    me = { active = { gengar, energy = energy }, bench = bench },
    opponent = { active = "me2pt5-31", bench = { "sv1-13" } },
  }
end

test("Void Gale: moves an Energy to a Benched Pokémon, both of my choice", function(t)
  t:position(gale("DDR", { "sv1-13", "sv1-36" }))
  t:attack "Void Gale"
  t:answer "bench 2"
  t:answer "dp1-124"
  t:changed {
    ["opponent active damage"] = 230,
    ["active energy"] = { "- Fire Energy" },
    ["bench 2 energy"] = { "+ Fire Energy" },
  }
end)

test("Void Gale: without a Benched Pokémon only damage", function(t)
  t:position(gale("DD", {}))
  t:attack "Void Gale"
  t:changed { ["opponent active damage"] = 230 }
end)
