local helmet = "sv6-158"

-- Hands are counted after the card of the opponent's turn is drawn.
local function attacked(attacker, active, bench, deck)
  return {
    ruleset = "sv",
    me = { active = attacker },
    opponent = { active = active, bench = bench, deck = deck },
  }
end

local miraidon = { "sv1-80", energy = "LLL" }

test("Lucky Helmet: damaged in the Active Spot, its player draws 2 cards", function(t)
  t:position(attacked(miraidon, { "sv1-80", attached = { helmet } }))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
  t:equal(#t.opponent.hand, 3)
  t:equal(#t.me.hand, 0)
end)

test("Lucky Helmet: even if Knocked Out", function(t)
  t:position(attacked(miraidon, { "sv1-80", damage = 100, attached = { helmet } }, { "sv1-13" }))
  t:attack "Sharp Fang"
  t:answer(1)
  t:equal(#t.opponent.hand, 3)
end)

test("Lucky Helmet: from a deck of 1 card, that card", function(t)
  t:position(attacked(miraidon, { "sv1-80", attached = { helmet } }, {}, { "dp1-124" }))
  t:attack "Sharp Fang"
  t:equal(t.opponent.hand, { "dp1-124" })
end)

test("Lucky Helmet: not on the Bench, nor for another Pokémon", function(t)
  t:position(attacked(miraidon, "sv1-80", { { "sv1-36", attached = { helmet } } }))
  t:attack "Lightning Laser"
  t:equal(t.opponent.bench[1].damage, 30)
  t:equal(#t.opponent.hand, 1)
end)

test("Lucky Helmet: not for damage counters", function(t)
  t:position(attacked({ "me2-46", energy = "P" }, { "sv1-80", attached = { helmet } }))
  t:attack "Sneaky Placement"
  t:equal(t.opponent.active.damage, 10)
  t:equal(#t.opponent.hand, 1)
end)

test("Lucky Helmet: not without damage", function(t)
  t:position(attacked({ "sv8pt5-14", energy = "RR" }, { "sv8-42", attached = { helmet } }))
  t:attack "Burning Charge"
  t:answer "stop"
  t:equal(t.opponent.active.damage, 0)
  t:equal(#t.opponent.hand, 1)
end)

test("Lucky Helmet: not for damage of one's own attack", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-38", energy = "RRR", attached = { helmet } } },
    opponent = { active = "sv6-61" },
  }
  t:attack "Blazing Shout"
  t:equal(t.me.active.damage, 30)
  t:equal(#t.me.hand, 0)
end)

test("Lucky Helmet: each time", function(t)
  t:position(attacked(miraidon, { "sv1-80", attached = { helmet } }))
  t:attack "Sharp Fang"
  t:end_turn()
  t:attack "Sharp Fang"
  t:equal(#t.opponent.hand, 6)
end)
