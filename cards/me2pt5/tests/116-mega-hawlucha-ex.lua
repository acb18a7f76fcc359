local function body(theirs, mine)
  return {
    ruleset = "sv",
    me = { active = mine or { "me2pt5-116", damage = 100 }, bench = { "sv1-13" } },
    opponent = theirs or { active = { "me1-36", energy = "WWW" } },
  }
end

test("Tenacious Body: heads, 10 HP remain", function(t)
  t:position(body())
  t:end_turn()
  t:coins "H"
  t:attack "Frost Barrier"
  t:equal(t.me.active.damage, 240)
  t:equal(t.opponent.prizes_left, 6)
end)

test("Tenacious Body: again with 10 HP left", function(t)
  t:position(body(nil, { "me2pt5-116", damage = 240 }))
  t:end_turn()
  t:coins "H"
  t:attack "Frost Barrier"
  t:equal(t.me.active.damage, 240)
end)

test("Tenacious Body: tails, it is Knocked Out", function(t)
  t:position(body())
  t:end_turn()
  t:coins "T"
  t:attack "Frost Barrier"
  t:answer(1, 2, 3)
  t:equal(t.me.active.id, "sv1-13")
  t:equal(t.opponent.prizes_left, 3)
end)

test("Tenacious Body: no coin for Poison, nor for damage counters of an attack", function(t)
  t:position(body(nil, { "me2pt5-116", damage = 240, conditions = { "poisoned" } }))
  t:end_turn()
  t:answer(1, 2, 3)
  t:equal(t.opponent.prizes_left, 3)
  t:position(body { active = { "me1-56", energy = "P" }, hand = { "9 dp1-123" } })
  t:end_turn()
  t:attack "Powerful Hand"
  t:answer(1, 2, 3)
  t:equal(t.opponent.prizes_left, 3)
end)

test("Tenacious Body: no coin without a Knock Out", function(t)
  t:position(body(nil, { "me2pt5-116", damage = 40 }))
  t:end_turn()
  t:attack "Frost Barrier"
  t:equal(t.me.active.damage, 240)
end)

local function dive(stadium)
  return {
    ruleset = "sv",
    stadium = stadium,
    me = { active = { "me2pt5-116", energy = "FFF" } },
    opponent = { active = "me1-36" },
  }
end

test("Somersault Dive: 140 more with a Stadium, which is discarded", function(t)
  t:position(dive "sv1-178")
  t:attack "Somersault Dive"
  t:changed {
    ["opponent active damage"] = 260,
    stadium = "nothing",
    ["stadium owner"] = "nobody",
    ["me discard"] = { "+ Mesagoza" },
  }
end)

test("Somersault Dive: without a Stadium 120", function(t)
  t:position(dive())
  t:attack "Somersault Dive"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Somersault Dive: the opponent's Stadium, too", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me2pt5-116", energy = "FFF" } },
    opponent = { active = "me1-36", hand = { "sv1-178" } },
  }
  t:end_turn()
  t:play "sv1-178"
  t:end_turn()
  t:attack "Somersault Dive"
  t:equal(t.opponent.active.damage, 260)
  t:equal(t.opponent.discard, { "sv1-178" })
end)

test("Tenacious Body: on the Bench, too, and against one's own attack", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-150", energy = "MMM" }, bench = { { "me2pt5-116", damage = 230 } } },
    opponent = { active = "sv2-150" },
  }
  t:coins "H"
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 240)
end)
