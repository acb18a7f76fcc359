local function attract_current(deck)
  return {
    me = { active = { "dp3-50", energy = "L" }, bench = { "dp3-98" }, deck = deck },
    opponent = { active = "dp3-55" },
  }
end

test("Attract Current: a Lightning Energy card of the deck is attached", function(t)
  t:position(attract_current { "dp1-128", "dp1-126", "dp3-94" })
  t:shuffle("dp3-94", "dp1-128")
  t:attack "Attract Current"
  t:equal(t.opponent.active.damage, 10)
  t:equal(t:purpose(), "search")
  t:options { "dp1-126" }
  t:answer "dp1-126"
  t:equal(t:purpose(), "attach")
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "L")
  t:equal(t.me.deck, { "dp3-94", "dp1-128" })
end)

test("Attract Current: need not find one", function(t)
  t:position(attract_current { "dp1-128", "dp1-126" })
  t:answer "stop"
  t:attack "Attract Current"
  t:equal(#t.me.deck, 2)
  t:equal(#t:events("shuffled"), 1)
end)

test("Attract Current: nothing to find", function(t)
  t:position(attract_current { "dp1-128", "dp3-94" })
  t:attack "Attract Current"
  t:options {}
  t:answer "stop"
  t:equal(t.me.bench[1].energy, "")
end)

test("Electromagnetic Kick: tails, 10 damage to itself", function(t)
  t:position { me = { active = { "dp3-50", energy = "LLF" } }, opponent = { active = "dp3-55" } }
  t:coins "T"
  t:attack "Electromagnetic Kick"
  t:equal(t.opponent.active.damage, 60)
  t:equal(t.me.active.damage, 10)
end)

test("Electromagnetic Kick: heads, none", function(t)
  t:position { me = { active = { "dp3-50", energy = "LLF" } }, opponent = { active = "dp3-55" } }
  t:coins "H"
  t:attack "Electromagnetic Kick"
  t:equal(t.opponent.active.damage, 60)
  t:equal(t.me.active.damage, 0)
end)
