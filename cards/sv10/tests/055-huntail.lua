local water, lightning = "dp1-125", "dp1-126"

local function huntail(active, bench, attacker)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench or { "sv10-55" } },
    opponent = { active = attacker or { "sv1-65", energy = "LL" }, bench = { "sv1-13" } },
  }
end

test("Diver's Catch: all Basic Water Energy goes to the hand", function(t)
  t:position(huntail { "sv1-52", energy = "WLW", attached = { "sv5-161", "sv1-193" } })
  t:end_turn()
  t:attack "Pulse Launcher"
  t:equal(t:asked(), "me")
  t:answer(true)
  t:answer(1)
  t:equal(t.me.hand[1], water)
  t:equal(t.me.hand[2], water)
  t:equal(t.me.discard, { "sv1-52", lightning, "sv5-161", "sv1-193" })
  t:equal(t.opponent.prizes_left, 5)
end)

test("Diver's Catch: or with the rest to the discard pile", function(t)
  t:position(huntail { "sv1-52", energy = "WLW" })
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(false)
  t:answer(1)
  t:equal(t.me.discard, { "sv1-52", water, lightning, water })
end)

test("Diver's Catch: not without Basic Water Energy", function(t)
  t:position(huntail { "sv1-52", energy = "L", attached = { "sv6-167" } })
  t:end_turn()
  t:attack "Pulse Launcher"
  t:equal(t.me.discard, { "sv1-52", lightning, "sv6-167" })
end)

test("Diver's Catch: not for a Pokémon of another type", function(t)
  t:position(huntail { "sv1-13", energy = "WW" })
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(1)
  t:equal(t.me.discard, { "sv1-13", water, water })
end)

test("Diver's Catch: for a Benched Water Pokémon", function(t)
  t:position(huntail(
    { "sv1-80", energy = "W" },
    { "sv10-55", { "sv1-52", energy = "W", damage = 50 } },
    { "sv1-80", energy = "LLL" }
  ))
  t:end_turn()
  t:attack "Lightning Laser"
  t:answer "bench 2"
  t:answer(true)
  t:answer(1)
  t:equal(t.me.hand[1], water)
  t:equal(t.me.discard, { "sv1-52" })
  t:equal(t.me.active.energy, "W")
end)

test("Diver's Catch: for Huntail itself, from the Active Spot", function(t)
  t:position(huntail({ "sv10-55", energy = "W" }, { "sv1-13" }))
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(true)
  t:answer(1)
  t:equal(t.me.hand[1], water)
  t:equal(t.me.discard, { "sv10-54", "sv10-55" })
end)

test("Diver's Catch: a second one need not be asked when the first took them", function(t)
  t:position(huntail({ "sv1-52", energy = "W" }, { "sv10-55", "sv10-55" }))
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(true)
  t:answer(1)
  t:answer "bench 1"
  t:equal(t.me.hand[1], water)
end)

test("Diver's Catch: not when Poison does it, nor an attack without damage", function(t)
  t:position(huntail { "sv1-52", energy = "W", damage = 60, conditions = { "poisoned" } })
  t:end_turn()
  t:answer(1)
  t:equal(t.me.discard, { "sv1-52", water })
  t:position(huntail({ "sv1-52", energy = "W", damage = 60 }, nil, { "me1-86", energy = "DDD" }))
  t:end_turn()
  t:attack "Terminal Period"
  t:answer(1)
  t:equal(t.me.discard, { "sv1-52", water })
end)

test("Diver's Catch: not for the opponent's Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-65", energy = "LL" }, bench = { "sv10-55" } },
    opponent = { active = { "sv1-52", energy = "W" }, bench = { "sv1-13" } },
  }
  t:attack "Pulse Launcher"
  t:answer(1)
  t:equal(t.opponent.discard, { "sv1-52", water })
end)

test("Diver's Catch: nor when their own attack Knocks them Out", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv6-61", bench = { "sv10-55" } },
    opponent = {
      active = { "sv2-150", energy = "MMM" },
      bench = { { "sv1-52", energy = "W", damage = 40 } },
    },
  }
  t:end_turn()
  t:attack "Nosequake"
  t:answer(1)
  t:equal(t.opponent.discard, { "sv1-52", water })
end)

test("Diver's Catch: not when my own attack does it", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv2-150", energy = "MMM" },
      bench = { "sv10-55", { "sv1-52", energy = "W", damage = 40 } },
    },
    opponent = { active = "sv6-61" },
  }
  t:attack "Nosequake"
  t:answer(1)
  t:equal(t.me.discard, { "sv1-52", water })
end)
