local function leaves(bench)
  return {
    ruleset = "sv",
    me = {
      active = { "sv1-80", energy = "L", attached = { "sv5-161" } },
      bench = bench,
      hand = { "sv5-25" },
    },
    opponent = { active = { "sv1-38", energy = "R" } },
  }
end

test("Rapid Vernier: it is switched in, and takes any Energy of the others", function(t)
  t:position(leaves { { "sv1-13", energy = "GG" } })
  t:bench "sv5-25"
  t:answer(true)
  t:equal(t.me.active.id, "sv5-25")
  t:options { "dp1-123 on bench 1", "dp1-126 on bench 2", "sv5-161 on bench 2" }
  t:answer("sv5-161 on bench 2", "dp1-123 on bench 1")
  t:equal(t.me.active.attached, { "sv5-161", "dp1-123" })
  t:equal(t.me.bench[1].energy, "G")
  t:equal(t.me.bench[2].energy, "L")
  t:equal(t.turn_player, "me")
end)

test("Rapid Vernier: all of it, or none", function(t)
  t:position(leaves { { "sv1-13", energy = "G" } })
  t:bench "sv5-25"
  t:answer(true)
  t:answer("dp1-123", "dp1-126", "sv5-161")
  t:equal(#t.me.active.attached, 3)
  t:position(leaves { { "sv1-13", energy = "G" } })
  t:bench "sv5-25"
  t:answer(true)
  t:answer "stop"
  t:equal(t.me.active.id, "sv5-25")
  t:equal(t.me.active.attached, {})
end)

test("Rapid Vernier: without the switch no Energy", function(t)
  t:position(leaves { { "sv1-13", energy = "G" } })
  t:bench "sv5-25"
  t:answer(false)
  t:equal(t.me.active.id, "sv1-80")
  t:equal(t.me.bench[2].attached, {})
  t:equal(t:purpose(), "main_phase")
end)

test("Rapid Vernier: not from the deck", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv1-181" }, deck = { "sv5-25", "sv1-13" } },
    opponent = { active = "sv1-38" },
  }
  t:play "sv1-181"
  t:answer "sv5-25"
  t:equal(t.me.active.id, "sv1-80")
  t:equal(t:purpose(), "main_phase")
end)

test("Prism Edge: it can't attack during the next turn, and can after that", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv5-25", energy = "GGG" } },
    opponent = { active = "me1-36" },
  }
  t:attack "Prism Edge"
  t:equal(t.opponent.active.damage, 180)
  t:end_turn()
  t:illegal("attack", "Prism Edge")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Prism Edge")
end)
