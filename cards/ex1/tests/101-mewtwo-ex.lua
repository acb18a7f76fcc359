local function mewtwo(discard)
  return {
    me = { active = { "ex1-101", energy = "P" }, discard = discard },
    opponent = { active = "dp3-55" },
  }
end

test("Energy Absorption: up to 2 Energy cards from the discard pile, special ones too", function(t)
  t:position(mewtwo { "dp1-127", "dp3-94", "dp3-130", "dp1-126" })
  t:attack "Energy Absorption"
  t:options { "dp1-127", "dp3-130", "dp1-126" }
  t:fails(function() t:answer("dp1-126", "dp3-130", "dp1-127") end, "takes 1 to 2 picks, not 3")
  t:fails(function() t:answer "stop" end, "takes 1 to 2 picks, not 0")
  t:answer("dp1-126", "dp3-130")
  t:equal(t.me.discard, { "dp1-127", "dp3-94" })
  t:equal(t.me.active.energy, "PLM")
end)

test("Energy Absorption: one of them will do", function(t)
  t:position(mewtwo { "dp1-127", "dp1-126" })
  t:attack "Energy Absorption"
  t:answer "dp1-126"
  t:equal(t.me.active.energy, "PL")
  t:equal(t.me.discard, { "dp1-127" })
end)

test("Energy Absorption: nothing without Energy cards there", function(t)
  t:position(mewtwo { "dp3-94" })
  t:attack "Energy Absorption"
  t:unchanged()
end)
