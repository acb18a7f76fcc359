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
