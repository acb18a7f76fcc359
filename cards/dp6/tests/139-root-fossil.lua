test("Spongy Stone between turns; its Knock Out is worth a Prize card", function(t)
  t:position {
    me = { active = { "dp3-94", damage = 40 }, hand = { "dp6-139" } },
    opponent = { active = { "dp3-3", energy = "RRRRRRRR" }, bench = { "dp3-94" } },
  }
  t:bench "dp6-139"
  t:end_turn()
  t:coins "H"
  t:attack "Blast Burn"
  t:answer(1)
  t:equal(t.me.active.id, "dp6-139")
  t:end_turn()
  t:coins "H"
  t:attack "Blast Burn"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 4)
end)

test("Spongy Stone: a damage counter goes between turns", function(t)
  t:position {
    me = { active = "dp3-94", hand = { "dp6-139" } },
    opponent = { active = { "dp3-82", energy = "RR" } },
  }
  t:bench "dp6-139"
  t:end_turn()
  t:attack "Lava Burn"
  t:equal(t.me.bench[1].damage, 0)
end)

test("Spongy Stone: one damage counter, not more", function(t)
  t:position {
    me = { active = "dp3-94", bench = { { "dp6-139", damage = 30 } } },
    opponent = { active = "dp3-55" },
  }
  t:end_turn()
  t:equal(t.me.bench[1].damage, 20)
end)
