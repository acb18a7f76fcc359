local grumpig, spoink = "me1-63", "me1-62"

local function steps(deck, active)
  return {
    ruleset = "sv",
    me = { active = active or "sv1-80", bench = { spoink }, hand = { grumpig }, deck = deck },
    opponent = { active = "sv1-80" },
  }
end

test("Energized Steps: Basic Energy cards from the top 4, in any way", function(t)
  t:position(steps { "dp1-123", "sv9-159", "dp1-124", "dp1-127", "dp1-125", "sv1-13" })
  t:evolve(grumpig, "bench 1")
  t:answer(true)
  t:options { "dp1-123", "dp1-124", "dp1-127" }
  t:answer("dp1-123", "dp1-124", "dp1-127")
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:answer "active"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "GP")
  t:equal(t.me.active.energy, "R")
  t:equal(#t.me.deck, 3)
  t:equal(#t:events("shuffled"), 1)
end)

test("Energized Steps: all 4", function(t)
  t:position(steps { "5 dp1-127" })
  t:evolve(grumpig, "bench 1")
  t:answer(true)
  t:answer("dp1-127", "dp1-127", "dp1-127", "dp1-127")
  for _ = 1, 4 do t:answer "bench 1" end
  t:equal(t.me.bench[1].energy, "PPPP")
  t:equal(t.me.deck, { "dp1-127" })
end)

test("Energized Steps: none need be attached", function(t)
  t:position(steps { "5 dp1-127" })
  t:evolve(grumpig, "bench 1")
  t:answer(true)
  t:answer "stop"
  t:equal(#t.me.deck, 5)
  t:equal(#t:events("shuffled"), 1)
end)

test("Energized Steps: not the 5th card, nor Special Energy", function(t)
  t:position(steps { "sv9-159", "sv6-167", "sv1-13", "sv1-189", "dp1-127" })
  t:evolve(grumpig, "bench 1")
  t:answer(true)
  t:equal(t:purpose(), "main_phase")
  t:equal(#t.me.deck, 5)
  t:equal(#t:events("looked_at"), 1)
  t:equal(t.me.bench[1].energy, "")
  t:equal(#t:events("shuffled"), 1)
end)

test("Energized Steps: it need not be used, and not later", function(t)
  t:position(steps { "5 dp1-127" })
  t:evolve(grumpig, "bench 1")
  t:answer(false)
  t:equal(t:events("shuffled"), {})
  t:illegal("use", "Energized Steps")
end)

test("Energized Steps: not with an empty deck, nor evolved from the deck", function(t)
  t:position(steps {})
  t:evolve(grumpig, "bench 1")
  t:equal(t:purpose(), "main_phase")
  t:position {
    ruleset = "sv",
    me = {
      active = { "zsv10pt5-39", energy = "P" },
      bench = { spoink },
      deck = { grumpig, "5 dp1-127" },
    },
    opponent = { active = "sv1-80" },
  }
  t:attack "Cellular Ascension"
  t:answer(grumpig)
  t:equal(t.me.bench[1].id, grumpig)
  t:equal(t.me.bench[1].energy, "")
  t:equal(t.turn_player, "opponent")
end)
