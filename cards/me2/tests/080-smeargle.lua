local water, lightning = "dp1-125", "dp1-126"

local function smeargle(bench, discard)
  return {
    ruleset = "sv",
    me = {
      active = { "me2-80", energy = "L" },
      bench = bench or { "sv1-13", "sv1-80" },
      discard = discard or { "sv5-161", water, lightning, water, water },
    },
    opponent = { active = "sv1-38", bench = { "sv1-13" }, discard = { water } },
  }
end

test("Energizing Sketch: three heads, up to 3 Basic Energy, as you like", function(t)
  t:position(smeargle())
  t:coins "HHH"
  t:attack "Energizing Sketch"
  t:options { water, lightning }
  t:answer(water, lightning, water)
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:answer "bench 1"
  t:answer "bench 2"
  t:equal(t.me.bench[1].energy, "L")
  t:equal(t.me.bench[2].energy, "WW")
  t:equal(t.me.discard, { "sv5-161", water })
end)

test("Energizing Sketch: one heads, 1", function(t)
  t:position(smeargle())
  t:coins "THT"
  t:attack "Energizing Sketch"
  t:answer(water)
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "W")
  t:equal(#t.me.discard, 4)
end)

test("Energizing Sketch: fewer than the heads", function(t)
  t:position(smeargle())
  t:coins "HHT"
  t:attack "Energizing Sketch"
  t:answer(lightning)
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "L")
end)

test("Energizing Sketch: three tails, none", function(t)
  t:position(smeargle())
  t:coins "TTT"
  t:attack "Energizing Sketch"
  t:unchanged()
end)

test("Energizing Sketch: no Special Energy", function(t)
  t:position(smeargle(nil, { "sv5-161", "sv1-13" }))
  t:coins "HHH"
  t:attack "Energizing Sketch"
  t:unchanged()
end)

test("Energizing Sketch: with an empty Bench nothing", function(t)
  t:position(smeargle {})
  local odds = t:every_outcome(function(t)
    t:attack "Energizing Sketch"
    return #t.me.discard
  end)
  t:equal(odds, { [5] = "1" })
end)
