local G, R, W, L = "dp1-123", "dp1-124", "dp1-125", "dp1-126"

local function baton(active, bench, attacker, stadium)
  active.attached = active.attached or { "sv5-151" }
  return {
    ruleset = "sv",
    stadium = stadium,
    me = { active = active, bench = bench or { "sv1-13", "sv1-36" } },
    opponent = { active = attacker or { "sv1-65", energy = "LL" }, bench = { "sv1-13" } },
  }
end

test("Heavy Baton: up to 3 Basic Energy cards to the Bench, in any way", function(t)
  t:position(baton { "sv1-127", energy = "GRWL" })
  t:end_turn()
  t:attack "Pulse Launcher"
  t:equal(t:asked(), "me")
  t:options { G, R, W, L }
  t:fails(function() t:answer(G, R, W, L) end, "takes 1 to 3 picks")
  t:answer(G, R, L)
  t:options { "bench 1", "bench 2" }
  t:answer "bench 1"
  t:answer "bench 2"
  t:answer "bench 1"
  t:answer(1)
  t:answer "bench 2"
  t:equal(t.me.active.energy, "R")
  t:equal(t.me.bench[1].energy, "GL")
  t:equal(t.me.discard, { "dp3-88", "sv1-127", W, "sv5-151" })
end)

test("Heavy Baton: fewer, but at least one", function(t)
  t:position(baton { "sv1-127", energy = "GRWL" })
  t:end_turn()
  t:attack "Pulse Launcher"
  t:fails(function() t:answer "stop" end, "takes 1 to 3 picks, not 0")
  t:answer(W)
  t:answer "bench 2"
  t:answer(1)
  t:answer "bench 2"
  t:equal(t.me.active.energy, "W")
end)

test("Heavy Baton: not Special Energy, nor Energy of other Pokémon", function(t)
  t:position(baton({ "sv1-127", energy = "G", attached = { "sv5-161", "sv5-151" } }, {
    { "sv1-13", energy = "L" },
  }))
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(1)
  t:equal(t.me.active.energy, "LG")
  t:position(baton({ "sv1-127", attached = { "sv5-161", "sv5-151" } }, { "sv1-13" }))
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(1)
  t:equal(t.me.active.energy, "")
end)

test("Heavy Baton: only with a Retreat Cost of exactly 4", function(t)
  t:position(baton({ "sv1-38", energy = "RR" }, { "sv1-13" }))
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(1)
  t:equal(t.me.active.energy, "")
end)

test("Heavy Baton: what changes the Retreat Cost counts", function(t)
  t:position(baton({ "xy0-26", energy = "R" }, { "sv1-13" }))
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(1)
  t:equal(t.me.active.energy, "R")
  t:position(baton({ "xy0-26", energy = "R" }, { "sv1-13" }, nil, "sv1-167"))
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(1)
  t:equal(t.me.active.energy, "")
end)

test("Heavy Baton: also what raises it", function(t)
  local attacker = { "sv1-65", energy = "LL", attached = { "sv7-137" } }
  t:position(baton({ "sv1-38", energy = "R" }, { "sv1-13" }, attacker))
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(1)
  t:equal(t.me.active.energy, "R")
  t:position(baton({ "sv1-127", energy = "R" }, { "sv1-13" }, attacker))
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(1)
  t:equal(t.me.active.energy, "")
end)

test("Heavy Baton: not from the Bench", function(t)
  t:position(baton(
    { "sv1-80", energy = "G" },
    { { "sv1-127", energy = "G", damage = 130, attached = { "sv5-151" } }, "sv1-13" },
    { "sv1-80", energy = "LLL" }
  ))
  t:end_turn()
  t:attack "Lightning Laser"
  t:answer "bench 1"
  t:answer(1)
  t:equal(t.me.bench[1].energy, "")
end)

test("Heavy Baton: not when Poison does it, nor an attack without damage", function(t)
  t:position(baton({ "sv1-127", energy = "G", damage = 130, conditions = { "poisoned" } }, {
    "sv1-13",
  }))
  t:end_turn()
  t:answer(1)
  t:equal(t.me.active.energy, "")
  t:position(baton({ "sv1-127", energy = "G", damage = 60 }, { "sv1-13" }, {
    "me1-86",
    energy = "DD",
  }))
  t:end_turn()
  t:attack "Terminal Period"
  t:answer(1)
  t:equal(t.me.active.energy, "")
end)

test("Heavy Baton: not when its own attack does it", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = {
        "sv1-127",
        energy = "LL",
        damage = 60,
        under = { "sv1-64" },
        attached = { "sv5-151" },
      },
      bench = { "sv5-84" },
    },
    opponent = { active = "sv1-65" },
  }
  t:attack "Explosion"
  t:answer(1)
  t:equal(t.me.active.energy, "")
end)

test("Heavy Baton: nothing without a Bench", function(t)
  t:position(baton({ "sv1-127", energy = "G" }, {}))
  t:end_turn()
  t:attack "Pulse Launcher"
  t:answer(1)
  t:equal(t.winner, "opponent")
end)

test("Heavy Baton: it is a Pokémon Tool", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-127", hand = { "sv5-151", "sv5-151" } },
    opponent = { active = "sv1-13" },
  }
  t:play("sv5-151", "active")
  t:equal(t.me.active.attached, { "sv5-151" })
  t:illegal("play", "sv5-151", "active")
end)
