local function flare(side)
  side.active = { "me1-28", energy = "R" }
  return { ruleset = "sv", me = side, opponent = { active = "sv6-61" } }
end

test("Turbo Flare: up to 3 Basic Energy cards onto the Bench in any way", function(t)
  t:position(flare {
    bench = { "dp3-55", "dp3-98" },
    deck = { "dp1-123", "dp1-124", "dp1-124", "dp1-125", "dp3-55" },
  })
  t:answer("dp1-123", "dp1-124", "dp1-124")
  t:answer "bench 1"
  t:answer "bench 2"
  t:answer "bench 2"
  t:shuffle()
  t:attack "Turbo Flare"
  t:equal(t.opponent.active.damage, 50)
  t:equal(t.me.bench[1].energy, "G")
  t:equal(t.me.bench[2].energy, "RR")
end)

test("Turbo Flare: none need be taken", function(t)
  t:position(flare { bench = { "dp3-55" }, deck = { "dp1-123", "dp3-55" } })
  t:answer "stop"
  t:shuffle()
  t:attack "Turbo Flare"
  t:equal(t.me.bench[1].energy, "")
end)

test("Turbo Flare: with nobody on the Bench only damage", function(t)
  t:position(flare { deck = { "dp1-123", "dp3-55" } })
  t:attack "Turbo Flare"
  t:equal(t.opponent.active.damage, 50)
  t:equal(#t.me.deck, 2)
end)

test("Explosiveness: only in setup", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "dp3-55", hand = { "me1-28" } },
    opponent = { active = "dp3-55" },
  }
  t:illegal("bench", "me1-28")
end)
