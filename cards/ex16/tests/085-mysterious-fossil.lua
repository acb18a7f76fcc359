local function active(t, opponent)
  t:position {
    me = { active = { "dp3-94", damage = 40, energy = "LLL" }, hand = { "ex16-85", "dp3-104" } },
    opponent = { active = opponent },
  }
  t:bench "ex16-85"
  t:end_turn()
  t:attack "Gnaw"
  t:answer(1)
  t:bench "dp3-104"
end

test("FOS-04: it can't retreat", function(t)
  active(t, "dp3-82")
  t:illegal "retreat"
end)

test("FOS-04: discarded while Active, another Pokémon takes its place", function(t)
  active(t, "dp3-82")
  t:use("Fossil", "active")
  t:equal(t.me.active.id, "dp3-104")
  t:equal(t.opponent.prizes_left, 5)  -- Mareep's
end)

test("FOS-04: it gets no Special Condition; damage it does", function(t)
  t:position {
    me = { active = { "dp3-94", damage = 40 }, hand = { "ex16-85" } },
    opponent = { active = { "dp3-113", energy = "LL" } },
  }
  t:bench "ex16-85"
  t:end_turn()
  t:attack "Frighten Horn"
  t:answer(1)
  t:end_turn()
  t:attack "Frighten Horn"
  t:equal(t.me.active.id, "ex16-85")
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.active.conditions, {})
end)
