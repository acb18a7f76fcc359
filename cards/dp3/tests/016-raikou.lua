local function attaching(energy, opponents_bench)
  return {
    me = { active = "dp3-16", bench = { "dp3-94" }, hand = { energy } },
    opponent = { active = "dp3-55", bench = opponents_bench },
  }
end

test("Thunder Rumble: Lightning Energy from the hand, 1 counter on a Benched Pokémon", function(t)
  t:position(attaching("dp1-126", { "dp3-98", "dp3-94" }))
  t:attach("dp1-126", "active")
  t:equal(t:purpose(), "use_text")
  t:answer(true)
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 10)
  t:equal(t.opponent.bench[2].damage, 0)
  t:equal(t.turn_player, "me")
end)

test("Thunder Rumble: it may be left unused", function(t)
  t:position(attaching("dp1-126", { "dp3-98" }))
  t:answer(false)
  t:attach("dp1-126", "active")
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Thunder Rumble: not with other Energy", function(t)
  t:position(attaching("dp1-124", { "dp3-98" }))
  t:attach("dp1-124", "active")
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Thunder Rumble: not when another Pokémon gets the Energy", function(t)
  t:position(attaching("dp1-126", { "dp3-98" }))
  t:attach("dp1-126", "bench 1")
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Thunder Rumble: nothing to ask if the opponent has no Bench", function(t)
  t:position(attaching("dp1-126", {}))
  t:attach("dp1-126", "active")
  t:equal(t.me.active.energy, "L")
end)

test("GAP-18: Thunder Rumble may Knock Out in the middle of the turn", function(t)
  t:position(attaching("dp1-126", { { "dp3-98", damage = 50 } }))
  t:answer(true)
  t:attach("dp1-126", "active")
  t:answer(1)
  t:equal(t.opponent.discard, { "dp3-98" })
  t:equal(t.me.prizes_left, 5)
  t:equal(t.turn_player, "me")
end)

local function thunder_climb(deck)
  return {
    me = { active = { "dp3-16", energy = "LLL" }, bench = { "dp3-94" }, deck = deck },
    opponent = { active = "dp3-55" },
  }
end

test("Thunder Climb: 10 more for each Lightning Energy card, which then are attached", function(t)
  t:position(thunder_climb { "dp1-126", "dp1-128", "dp1-126", "dp3-127" })
  t:attack "Thunder Climb"
  t:equal(t.opponent.active.damage, 70)
  t:equal(t:purpose(), "attach")
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "LL")
  t:equal(t.me.discard, { "dp1-128" })
  t:equal(t.me.deck, { "dp3-127" })
end)

test("Thunder Climb: three of them", function(t)
  t:position(thunder_climb { "dp1-126", "dp1-126", "dp1-126" })
  t:attack "Thunder Climb"
  t:equal(t.opponent.active.damage, 80)
  t:answer "active"
  t:equal(t.me.active.energy, "LLLLLL")
end)

test("Thunder Climb: none of them, 50 damage", function(t)
  t:position(thunder_climb { "dp1-128", "dp3-94", "dp3-127", "dp1-126" })
  t:attack "Thunder Climb"
  t:equal(t.opponent.active.damage, 50)
  t:equal(#t.me.discard, 3)
end)

test("QTY-03: Thunder Climb with a short deck discards what is there", function(t)
  t:position(thunder_climb { "dp1-126" })
  t:attack "Thunder Climb"
  t:equal(t.opponent.active.damage, 60)
  t:answer "active"
  t:equal(t.me.deck, {})
end)

test("Thunder Climb: Confused and tails, the deck is untouched", function(t)
  local position = thunder_climb { "dp1-126", "dp1-126", "dp1-126" }
  position.me.active.conditions = { "confused" }
  t:position(position)
  t:coins "T"
  t:attack "Thunder Climb"
  t:equal(#t.me.deck, 3)
end)
