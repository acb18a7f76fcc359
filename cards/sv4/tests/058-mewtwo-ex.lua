local function with(discard, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv4-58", energy = "PP" }, bench = bench, discard = discard },
    opponent = { active = "me1-36" },
  }
end

test("EX-73 Transfer Charge: 1 or 2 Basic Psychic Energy, in any way", function(t)
  t:position(with({ "dp1-127", "dp1-127", "dp1-126" }, { "sv1-84", "sv1-80" }))
  t:attack "Transfer Charge"
  t:fails(function() t:answer() end, "takes 1 to 2 picks")
  t:answer("dp1-127", "dp1-127")
  t:options { "active", "bench 1", "bench 2" }
  t:answer "bench 1"
  t:answer "active"
  t:equal(t.me.active.energy, "PPP")
  t:equal(t.me.bench[1].energy, "P")
  t:equal(t.me.discard, { "dp1-126" })
end)

test("EX-73 Transfer Charge: one is enough", function(t)
  t:position(with({ "dp1-127", "dp1-127" }, { "sv1-84" }))
  t:attack "Transfer Charge"
  t:answer "dp1-127"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "P")
  t:equal(t.me.discard, { "dp1-127" })
end)

test("Transfer Charge: none there", function(t)
  t:position(with({ "dp1-126" }, { "sv1-84" }))
  t:attack "Transfer Charge"
  t:unchanged()
end)

test("Photon Kinesis: 30 more for each Psychic Energy of all", function(t)
  t:position(with({}, { { "sv1-84", energy = "PL" }, { "sv1-86", attached = { "sv5-162" } } }))
  t:attack "Photon Kinesis"
  t:equal(t.opponent.active.damage, 160)
end)

test("TERA-01: on the Bench no damage by attacks", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv5-79", energy = "P" } },
    opponent = { active = "me1-36", bench = { "sv4-58" } },
  }
  t:attack "Gemini Laser"
  t:changed { ["opponent active damage"] = 20 }
end)

test("Transfer Charge: not three", function(t)
  t:position(with({ "dp1-127", "dp1-127", "dp1-127" }, {}))
  t:attack "Transfer Charge"
  t:fails(function() t:answer("dp1-127", "dp1-127", "dp1-127") end, "takes 1 to 2 picks, not 3")
  t:answer("dp1-127", "dp1-127")
  t:equal(t.me.active.energy, "PPPP")
end)

test("Transfer Charge: Basic Energy alone, no Pokémon", function(t)
  t:position(with({ "dp1-127", "sv1-84", "sv5-162" }, { "sv1-80" }))
  t:attack "Transfer Charge"
  t:answer "active"
  t:equal(t.me.discard, { "sv1-84", "sv5-162" })
end)
