local function attacking(energy, mine, theirs)
  return {
    ruleset = "sv",
    me = { active = { "sv6-29", energy = energy }, deck = mine },
    opponent = { active = "me1-36", deck = theirs },
  }
end

test("Hot Magma: 70 damage, and Burned", function(t)
  t:position(attacking "RR")
  t:coins "T"
  t:attack "Hot Magma"
  t:equal(t.opponent.active.conditions, { "burned" })
  t:equal(t.opponent.active.damage, 90)
  t:explain { { "base", 70, by = "sv6-29" }, { "result", 70 } }
end)

test("Ground Burn: 140 damage, and the top card of both decks", function(t)
  t:position(attacking("RRR", { "sv8-70", "dp1-124" }, { "sv2-172", "dp1-123", "dp1-125" }))
  t:attack "Ground Burn"
  t:equal(t.opponent.active.damage, 140)
  t:equal(t.me.discard, { "sv8-70" })
  t:equal(t.opponent.discard, { "sv2-172" })
end)

test("Ground Burn: 140 more for an Energy card of either deck", function(t)
  t:position(attacking("RRR", { "dp1-123", "sv8-70" }, { "sv2-172", "dp1-123" }))
  t:attack "Ground Burn"
  t:equal(t.opponent.active.damage, 280)
  t:position(attacking("RRR", { "sv8-70", "dp1-123" }, { "dp1-125", "sv8-70" }))
  t:attack "Ground Burn"
  t:equal(t.opponent.active.damage, 280)
end)

test("Ground Burn: 280 more for both, special Energy too", function(t)
  t:position(attacking("RRR", { "sv9-159", "sv8-70" }, { "dp1-125", "sv8-70" }))
  t:attack "Ground Burn"
  t:explain { { "base", 420, by = "sv6-29" }, { "result", 420 } }
  t:answer(1, 2, 3)
  t:equal(t.me.discard, { "sv9-159" })
end)

test("Ground Burn: with empty decks, 140 damage", function(t)
  t:position(attacking("RRR", {}, {}))
  t:attack "Ground Burn"
  t:equal(t.winner, "me")
  t:explain { { "base", 140, by = "sv6-29" }, { "result", 140 } }
end)

test("Magcargo ex: on the Bench, no damage of either player's attacks", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me2pt5-51", energy = "WWW" } },
    opponent = { active = "me1-36", bench = { "sv6-29", "sv8-70" } },
  }
  t:attack "Blizzard"
  t:equal(t.opponent.bench[1].damage, 0)
  t:equal(t.opponent.bench[2].damage, 10)
end)

test("Magcargo ex: 2 Prize cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-80", energy = "P" } },
    opponent = { active = { "sv6-29", damage = 240 }, bench = { "sv8-70" } },
  }
  t:attack "Psyshot"
  t:answer(1, 2)
  t:equal(t.me.prizes_left, 4)
end)
