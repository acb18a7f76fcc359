test("HELD-01 HELD-02 Reaper Cloth: it may evolve in the turn it was played", function(t)
  t:position {
    me = { active = "dp3-113", hand = { "dp3-86", "dp1-47" } },
    opponent = { active = "dp3-55" },
  }
  t:bench "dp3-86"
  t:evolve("dp1-47", "bench 1")
  t:equal(t.me.bench[1].id, "dp1-47")
end)

test("EVO-06: without such a stone it may not", function(t)
  t:position {
    me = { active = { "dp3-94", new = true }, hand = { "dp3-50" } },
    opponent = { active = "dp3-55" },
  }
  t:illegal("evolve", "dp3-50")
end)

test("GAP-25: Reaper Cloth does not lift the ban of the first turn", function(t)
  t:position {
    turn = 1,
    me = { active = "dp3-86", hand = { "dp1-47" } },
    opponent = { active = "dp3-55" },
  }
  t:illegal("evolve", "dp1-47")
end)

local function astonish(hand)
  return {
    me = { active = { "dp3-86", energy = "P" } },
    opponent = { active = "dp3-55", hand = hand, deck = { "dp1-126" } },
  }
end

test("Astonish: heads, a card picked unseen is shown to me and shuffled into the deck", function(t)
  t:position(astonish { "dp3-94", "dp3-127" })
  t:coins "H"
  t:pick "dp3-94"
  t:shuffle "dp1-126"  -- the card the opponent draws next
  t:attack "Astonish"
  t:equal(t:events("card_shown")[1].card, "dp3-94")
  t:equal(t.opponent.hand, { "dp3-127", "dp1-126" })
  t:equal(t.opponent.deck, { "dp3-94" })
  t:equal(t.opponent.active.damage, 0)
end)

test("Astonish: heads, an empty hand", function(t)
  t:position(astonish {})
  t:coins "H"
  t:attack "Astonish"
  t:equal(t:events("shuffled"), {})
end)

test("Astonish: tails, nothing", function(t)
  t:position(astonish { "dp3-94", "dp3-127" })
  t:coins "T"
  t:attack "Astonish"
  t:equal(t.opponent.hand, { "dp3-94", "dp3-127", "dp1-126" })
end)
