local function boosted(side)
  side.active = side.active or { "dp3-25", under = { "dp3-87" } }
  side.hand = { "ex8-93" }
  return { me = side, opponent = { active = "dp3-55" } }
end

test("Boost Energy: 3 Colorless Energy, until the end of the turn", function(t)
  t:position(boosted {})
  t:attach("ex8-93", "active")
  t:equal(t.me.active.energy, "CCC")
  t:end_turn()
  t:equal(t.me.discard, { "ex8-93" })
end)

test("Boost Energy: only onto an evolved Pokémon", function(t)
  t:position(boosted { bench = { "dp3-87", "dp3-25" } })
  t:illegal("attach", "ex8-93", "bench 1")
  t:legal("attach", "ex8-93", "active")
end)

test("Boost Energy: its Pokémon can't retreat", function(t)
  t:position(boosted {
    active = { "dp3-25", under = { "dp3-87" }, energy = "LLL" },
    bench = { "dp3-55" },
  })
  t:legal("retreat", "bench 1")
  t:attach("ex8-93", "active")
  t:illegal("retreat", "bench 1")
end)

test("Boost Energy: when its Pokémon devolves it is discarded", function(t)
  t:position {
    me = {
      active = { "dp3-50", under = { "dp3-94" }, attached = { "ex8-93" } },
      hand = { "ex7-91" },
      deck = { "dp1-123" },
    },
    opponent = { active = "dp3-55" },
  }
  t:play "ex7-91"
  t:answer "stop"
  t:equal(t.me.active.id, "dp3-94")
  t:equal(t.me.active.attached, {})
  t:equal(t.me.discard, { "ex7-91", "ex8-93" })
end)

test("Boost Energy: it stays while a Stage 2 becomes a Stage 1", function(t)
  t:position {
    me = {
      active = { "dp3-1", under = { "dp3-50", "dp3-94" }, attached = { "ex8-93" } },
      hand = { "ex7-91" },
      deck = { "dp1-123" },
    },
    opponent = { active = "dp3-55" },
  }
  t:play "ex7-91"
  t:answer "stop"
  t:equal(t.me.active.id, "dp3-50")
  t:equal(t.me.active.attached, { "ex8-93" })
end)
