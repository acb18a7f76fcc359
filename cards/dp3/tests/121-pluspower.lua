local function with_pluspower(defender, me)
  me = me or {}
  me.active = me.active or "dp3-82"
  me.hand = me.hand or { "dp3-121" }
  return { me = me, opponent = { active = defender or "dp3-55", bench = { "dp3-77" } } }
end

test("10 more damage to the opposing Active Pokémon, until the turn ends", function(t)
  t:position(with_pluspower())
  t:play("dp3-121", "active")
  t:equal(t.me.active.attached, { "dp3-121" })
  t:equal(t.me.hand, {})
  t:attack "Gnaw"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.me.active.attached, {})
  t:equal(t.me.discard, { "dp3-121" })
end)

test("before Weakness", function(t)
  t:position(with_pluspower("ex1-75", { active = "dp3-82" }))  -- Weakness ×2
  t:play("dp3-121", "active")
  t:attack "Gnaw"
  t:equal(t:events("damaged")[1].value, 40)
  t:answer(1)
end)

test("any number of them", function(t)
  t:position(with_pluspower(nil, { hand = { "dp3-121", "dp3-121" } }))
  t:play("dp3-121", "active")
  t:play("dp3-121", "active")
  t:attack "Gnaw"
  t:equal(t.opponent.active.damage, 30)
end)

test("not for damage to Benched Pokémon", function(t)
  t:position(with_pluspower(nil, { active = { "dp3-82", energy = "RR" } }))
  t:play("dp3-121", "active")
  t:attack "Lava Burn"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.opponent.bench[1].damage, 10)
end)

test("only for the Pokémon it is attached to", function(t)
  t:position(with_pluspower(nil, { bench = { "dp3-94" } }))
  t:legal("play", "dp3-121", "active")
  t:play("dp3-121", "bench 1")
  t:attack "Gnaw"
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.me.bench[1].attached, {})
end)

test("EX-16: not for an attack that does no damage", function(t)
  t:position(with_pluspower(nil, { active = { "dp3-77", energy = "GL" } }))
  t:play("dp3-121", "active")
  t:coins "TTTT"
  t:attack "Bullet Seed"
  t:equal(t.opponent.active.damage, 0)
end)

test("it is discarded at the end of the turn without an attack too", function(t)
  t:position(with_pluspower())
  t:play("dp3-121", "active")
  t:end_turn()
  t:equal(t.me.discard, { "dp3-121" })
end)

test("TURN-06: not in the starting player's first turn", function(t)
  local position = with_pluspower()
  position.turn = 1
  t:position(position)
  t:illegal("play", "dp3-121")
end)
