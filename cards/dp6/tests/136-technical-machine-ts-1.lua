local function machine(side)
  side.active = side.active or { "dp3-94", energy = "L" }
  side.hand = side.hand or { "dp6-136" }
  side.deck = side.deck or { "dp1-126", "dp3-50", "dp3-27", "dp3-1" }
  return { me = side, opponent = { active = "dp3-55" } }
end

test("TM-01 Technical Machine TS-1: its Pokémon may use Evoluter, for no Energy", function(t)
  t:position(machine { active = "dp3-94", bench = { "dp3-104" } })
  t:illegal("attack", "Evoluter")
  t:play("dp6-136", "active")
  t:attack "Evoluter"
  t:options { "dp3-50", "dp3-27" }
  t:answer "dp3-50"
  t:equal(t.me.active.id, "dp3-50")
  t:equal(t.me.active.under, { "dp3-94" })
  t:equal(#t:events("shuffled"), 1)
end)

test("TM-01: its own attacks are there as well", function(t)
  t:position(machine { bench = { "dp3-104" } })
  t:play("dp6-136", "active")
  t:coins "T"
  t:attack "Thundershock"
  t:equal(t.opponent.active.damage, 10)
end)

test("TM-01: only the Pokémon it is attached to may use it", function(t)
  t:position(machine { bench = { "dp3-104" } })
  t:play("dp6-136", "bench 1")
  t:illegal("attack", "Evoluter")
end)

test("TM-02 T-18: it is discarded at the end of the turn, used or not", function(t)
  t:position(machine {})
  t:play("dp6-136", "active")
  t:end_turn()
  t:equal(t.me.active.attached, { "dp1-126" })
  t:equal(t.me.discard, { "dp6-136" })
end)

test("TM-02: after its attack it is discarded too", function(t)
  t:position(machine { active = "dp3-94" })
  t:play("dp6-136", "active")
  t:answer "dp3-50"
  t:attack "Evoluter"
  t:equal(t.me.active.attached, {})
  t:equal(t.me.discard, { "dp6-136" })
end)

test("Evoluter: of several Pokémon it evolves from, one is chosen", function(t)
  t:position(machine { bench = { "dp3-104", { "dp3-94", damage = 20 } } })
  t:play("dp6-136", "active")
  t:answer "dp3-50"
  t:answer "bench 2"
  t:attack "Evoluter"
  t:equal(t.me.active.id, "dp3-94")
  t:equal(t.me.bench[2].id, "dp3-50")
  t:equal(t.me.bench[2].damage, 20)
end)

test("GAP-21 Evoluter: a Pokémon played in this turn evolves as well", function(t)
  t:position(machine { hand = { "dp6-136", "dp3-104" } })
  t:bench "dp3-104"
  t:play("dp6-136", "active")
  t:answer "dp3-27"
  t:attack "Evoluter"
  t:equal(t.me.bench[1].id, "dp3-27")
end)

test("Evoluter: nothing need be found; the deck is shuffled all the same", function(t)
  t:position(machine {})
  t:play("dp6-136", "active")
  t:answer "stop"
  t:attack "Evoluter"
  t:equal(t.me.active.id, "dp3-94")
  t:equal(#t:events("shuffled"), 1)
end)

test("Evoluter: nothing in the deck fits", function(t)
  t:position(machine { deck = { "dp1-126", "dp3-1" } })
  t:play("dp6-136", "active")
  t:attack "Evoluter"
  t:equal(t.me.active.id, "dp3-94")
  t:equal(#t:events("shuffled"), 1)
end)
