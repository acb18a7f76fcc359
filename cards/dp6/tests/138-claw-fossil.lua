test("Jagged Stone; its Knock Out is worth a Prize card", function(t)
  t:position {
    me = { active = { "dp3-94", damage = 40 }, bench = {}, hand = { "dp6-138", "dp3-104" } },
    opponent = { active = { "dp3-82", energy = "RR" } },
  }
  t:bench "dp6-138"
  t:end_turn()
  t:attack "Gnaw"
  t:answer(1)
  t:bench "dp3-104"
  t:illegal "retreat"
  for turn = 1, 4 do
    t:end_turn()
    t:attack "Gnaw"
    t:equal(t.opponent.active.damage, 10 * turn)
  end
  t:answer(1)
  t:equal(t.opponent.prizes_left, 4)
  t:equal(t.me.active.id, "dp3-104")
end)

test("Jagged Stone: not on the Bench", function(t)
  t:position {
    me = { active = "dp3-94", hand = { "dp6-138" } },
    opponent = { active = { "dp3-82", energy = "RR" } },
  }
  t:bench "dp6-138"
  t:end_turn()
  t:attack "Lava Burn"
  t:equal(t.me.bench[1].damage, 10)
  t:equal(t.opponent.active.damage, 0)
end)

local function fossil(where)
  local me = { active = "dp3-94", bench = { "dp3-104" } }
  if where == "active" then
    me.active = "dp6-138"
  else
    me.bench = { "dp6-138" }
  end
  return { me = me, opponent = { active = { "dp7-40", energy = "P" } } }
end

test("Fossil: no Special Condition", function(t)
  t:position(fossil "active")
  t:end_turn()
  t:attack "Smog"
  t:equal(t.me.active.id, "dp6-138")
  t:equal(t.me.active.conditions, {})
end)

test("Fossil: can't retreat", function(t)
  t:position(fossil "active")
  t:illegal("retreat", "bench 1")
end)

test("Fossil: discarded from the Active Spot, it is not Knocked Out", function(t)
  t:position(fossil "active")
  t:use("Fossil", "active")
  t:equal(t.me.active.id, "dp3-104")
  t:equal(t.me.discard, { "dp6-138" })
  t:equal(t.opponent.prizes_left, 6)
  t:equal(#t:events("knocked_out"), 0)
  t:equal(t.turn_player, "me")
end)

test("Fossil: discarded from the Bench", function(t)
  t:position(fossil "bench")
  t:use("Fossil", "bench 1")
  t:equal(#t.me.bench, 0)
  t:equal(t.me.discard, { "dp6-138" })
  t:equal(t.opponent.prizes_left, 6)
end)
