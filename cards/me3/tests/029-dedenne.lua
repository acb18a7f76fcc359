-- The opponent's Energy: one on the Active Pokémon, and a card that provides two on the Bench.
local function generator(discard, bench, opponent)
  return {
    ruleset = "sv",
    me = { active = { "me3-29", energy = "LLL" }, bench = bench, discard = discard },
    opponent = opponent
      or {
        active = { "sv1-80", energy = "L" },
        bench = { { "sv10-114", attached = { "sv10-182" } }, "sv1-38" },
      },
  }
end

test("Tail Generator: as many as the opponent's Energy, onto Lightning Pokémon", function(t)
  t:position(generator({ "5 dp1-126", "dp1-124" }, { "sv1-68", "sv1-13" }))
  t:attack "Tail Generator"
  t:fails(function() t:answer("dp1-126", "dp1-126", "dp1-126", "dp1-126") end, "takes 1 to 3 picks")
  t:fails(function() t:answer "stop" end, "takes 1 to 3 picks")
  t:answer("dp1-126", "dp1-126", "dp1-126")
  t:options { "active", "bench 1" }
  t:answer "active"
  t:answer "bench 1"
  t:answer "bench 1"
  t:equal(t.me.active.energy, "LLLL")
  t:equal(t.me.bench[1].energy, "LL")
  t:equal(t.me.discard, { "dp1-126", "dp1-126", "dp1-124" })
  t:equal(t.opponent.active.damage, 0)
end)

test("Tail Generator: fewer", function(t)
  t:position(generator({ "3 dp1-126" }, { "sv1-68" }))
  t:attack "Tail Generator"
  t:answer "dp1-126"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "L")
  t:equal(t.me.discard, { "dp1-126", "dp1-126" })
end)

test("Tail Generator: nothing if the opponent has no Energy", function(t)
  t:position(generator({ "3 dp1-126" }, { "sv1-68" }, { active = "sv1-80" }))
  t:attack "Tail Generator"
  t:unchanged()
end)

test("Tail Generator: only basic Lightning Energy cards", function(t)
  t:position(generator { "dp1-124", "sv2-190", "sv1-80" })
  t:attack "Tail Generator"
  t:unchanged()
end)

test("Thunder Shock: heads, Paralyzed", function(t)
  t:position(generator({}, {}, { active = "sv1-80" }))
  t:coins "H"
  t:attack "Thunder Shock"
  t:changed { ["opponent active damage"] = 30, ["opponent active conditions"] = { "+ paralyzed" } }
end)

test("Thunder Shock: tails, only damage", function(t)
  t:position(generator({}, {}, { active = "sv1-80" }))
  t:coins "T"
  t:attack "Thunder Shock"
  t:changed { ["opponent active damage"] = 30 }
end)
