local function joltik(deck)
  return {
    ruleset = "sv",
    me = { active = { "sv7-50", energy = "L" }, bench = { "sv1-13" }, deck = deck },
    opponent = { active = "me1-36", bench = { "sv1-13" } },
  }
end

local deck = { "3 dp1-123", "3 dp1-126", "dp1-125", "sv6-167", "me3-86", "sv1-52" }

test("Jolting Charge: 2 Grass and 2 Lightning, as one likes", function(t)
  t:position(joltik(deck))
  t:attack "Jolting Charge"
  t:answer("dp1-123", "dp1-123")
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:answer "active"
  t:answer("dp1-126", "dp1-126")
  t:answer "active"
  t:answer "bench 1"
  t:changed {
    ["active energy"] = { "+ Grass Energy", "+ Lightning Energy" },
    ["bench 1 energy"] = { "+ Grass Energy", "+ Lightning Energy" },
    ["me deck"] = { "- 2 Grass Energy", "- 2 Lightning Energy" },
  }
  t:equal(#t:events("shuffled"), 1)
end)

test("Jolting Charge: no more than 2 of a type", function(t)
  t:position(joltik(deck))
  t:attack "Jolting Charge"
  t:fails(function() t:answer("dp1-123", "dp1-123", "dp1-123") end, "takes 0 to 2 picks")
  t:answer "stop"
  t:fails(function() t:answer("dp1-126", "dp1-126", "dp1-126") end, "takes 0 to 2 picks")
  t:answer "stop"
end)

test("Jolting Charge: only Basic Energy of the two types", function(t)
  t:position(joltik { "dp1-123", "dp1-126", "dp1-125", "sv6-167", "me3-86", "sv1-52" })
  t:attack "Jolting Charge"
  t:options { "dp1-123" }
  t:answer "stop"
  t:options { "dp1-126" }
  t:answer "dp1-126"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "L")
  t:equal(#t.me.deck, 5)
end)

test("Jolting Charge: none is taken", function(t)
  t:position(joltik(deck))
  t:attack "Jolting Charge"
  t:answer "stop"
  t:answer "stop"
  t:equal(#t.me.deck, 10)
  t:equal(t.me.active.energy, "L")
  t:equal(#t:events("shuffled"), 1)
end)
