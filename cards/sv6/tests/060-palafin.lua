local function zero(side, theirs)
  side.active = side.active or { "sv6-60", energy = "WW", damage = 30 }
  side.bench = side.bench or { "dp3-98" }
  side.deck = side.deck or { "dp1-123", "sv6-61", "dp1-124" }
  return { ruleset = "sv", me = side, opponent = theirs or { active = "dp3-55" } }
end

test("Zero to Hero: everything on it stays, and this card goes into the deck", function(t)
  t:position(zero { active = { "sv6-60", energy = "WWW", damage = 30 } })
  t:retreat "bench 1"
  t:equal(t:purpose(), "use_text")
  t:answer(true)
  t:shuffle()
  t:answer "sv6-61"
  t:equal(t.me.bench[1].id, "sv6-61")
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.me.bench[1].hp, 340)
  t:equal(#t.me.bench[1].energy, 2)
  t:equal(#t.me.deck, 3)
  t:events { { "replaced", card = "sv6-61", from = "deck" }, { "shuffled" } }
end)

test("Zero to Hero: none need be found", function(t)
  t:position(zero {})
  t:retreat "bench 1"
  t:answer(true)
  t:shuffle()
  t:answer "stop"
  t:equal(t.me.bench[1].id, "sv6-60")
end)

test("Zero to Hero: only if one likes", function(t)
  t:position(zero {})
  t:retreat "bench 1"
  t:answer(false)
  t:equal(t.me.bench[1].id, "sv6-60")
end)

test("Zero to Hero: the cards under it stay there", function(t)
  t:position(zero { active = { "sv6-60", under = { "dp3-98" }, energy = "W" } })
  t:retreat "bench 1"
  t:answer(true)
  t:shuffle()
  t:answer "sv6-61"
  t:equal(t.me.bench[1].under, { "dp3-98" })
  t:equal(t.me.bench[1].id, "sv6-61")
end)

test("Zero to Hero: not in the opponent's turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "dp3-55", hand = { "sv2-172" } },
    opponent = { active = "sv6-60", bench = { "dp3-98" }, deck = { "sv6-61" } },
  }
  t:play "sv2-172"
  t:equal(t.opponent.bench[1].id, "sv6-60")
  t:equal(t:asked(), "me")
end)

test("Wave Splash: 30 damage", function(t)
  t:position(zero {})
  t:attack "Wave Splash"
  t:equal(t.opponent.active.damage, 30)
end)

test("Zero to Hero: once in a turn", function(t)
  t:position(zero { hand = { "bw1-104", "bw1-104" } })
  t:retreat "bench 1"
  t:answer(true)
  t:shuffle()
  t:answer "stop"
  t:play "bw1-104"
  t:equal(t.me.active.id, "sv6-60")
  t:play "bw1-104"
  t:equal(t.me.bench[1].id, "sv6-60")
  t:equal(t:purpose(), "main_phase")
end)

test("Zero to Hero: not with an empty deck", function(t)
  t:position(zero { deck = {} })
  t:retreat "bench 1"
  t:equal(t:purpose(), "main_phase")
end)

test("Zero to Hero: not as it becomes Active", function(t)
  t:position(zero { active = "dp3-98", bench = { "sv6-60" }, hand = { "bw1-104" } })
  t:play "bw1-104"
  t:equal(t.me.active.id, "sv6-60")
  t:equal(t:purpose(), "main_phase")
end)
