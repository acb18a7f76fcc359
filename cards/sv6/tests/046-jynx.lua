local function jynx(energy, deck, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv6-46", energy = energy }, bench = bench, deck = deck },
    opponent = { active = "sv1-80" },
  }
end

test("Inviting Kiss: a Basic Pokémon, and an Energy for it", function(t)
  t:position(jynx("WR", { "sv1-14", "sv1-13", "dp1-123", "sv1-36" }, {
    { "sv1-80", energy = "L" },
  }))
  t:attack "Inviting Kiss"
  t:options { "sv1-13", "sv1-36" }
  t:fails(function() t:answer("sv1-13", "sv1-36") end, "takes 0 to 1 picks")
  t:answer "sv1-36"
  t:equal(t:purpose(), "move_energy")
  t:options { "dp1-125", "dp1-124" }
  t:answer "dp1-124"
  t:equal(t.me.bench[2].id, "sv1-36")
  t:equal(t.me.bench[2].energy, "R")
  t:equal(t.me.active.energy, "W")
  t:equal(t.me.bench[1].energy, "L")
  t:equal(t.opponent.active.damage, 0)
  t:events { { "benched" }, { "shuffled", player = "me" } }
end)

test("Inviting Kiss: a Special Energy, too, and only one card", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-46", attached = { "base1-96" } }, deck = { "sv1-13" } },
    opponent = { active = "sv1-80" },
  }
  t:attack "Inviting Kiss"
  t:answer "sv1-13"
  t:equal(t.me.bench[1].attached, { "base1-96" })
  t:equal(t.me.active.attached, {})
end)

test("Inviting Kiss: without a Pokémon no Energy moves", function(t)
  t:position(jynx("W", { "sv1-13", "dp1-123" }, { "sv1-80" }))
  t:attack "Inviting Kiss"
  t:answer "stop"
  t:equal(t.me.active.energy, "W")
  t:equal(#t.me.bench, 1)
  t:equal(#t:events("shuffled"), 1)
end)

test("Inviting Kiss: nothing to find", function(t)
  t:position(jynx("W", { "sv1-14", "dp1-123" }))
  t:attack "Inviting Kiss"
  t:options {}
  t:answer "stop"
  t:equal(t.me.bench, {})
  t:equal(t.me.active.energy, "W")
end)

test("Inviting Kiss: with a full Bench nothing comes", function(t)
  t:position(jynx("W", { "sv1-13", "dp1-123" }, {
    "sv1-80",
    "sv1-80",
    "sv1-80",
    "sv1-80",
    "sv1-80",
  }))
  t:attack "Inviting Kiss"
  t:answer "stop"
  t:equal(#t.me.bench, 5)
  t:equal(t.me.active.energy, "W")
end)
