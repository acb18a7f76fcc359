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

local function fossil(bench)
  return {
    me = { active = { "dp6-139", energy = "LL" }, bench = bench },
    opponent = { active = "dp3-55", prizes = 2 },
  }
end

test("Fossil: it can't retreat", function(t)
  t:position(fossil { "dp3-94" })
  t:illegal("retreat", "bench 1")
end)

test("Fossil: no Special Conditions", function(t)
  for _, attack in ipairs {
    { "dp3-94", "L", "Thundershock", coins = "H" },
    { "dp3-77", "", "Shake Vine", coins = "" },
    { "dp3-93", "RR", "Smog", coins = "" },
    { "dp3-46", "R", "Fire Fang", coins = "" },
    { "dp3-102", "P", "Confuse Ray", coins = "H" },
  } do
    t:position {
      me = { active = { attack[1], energy = attack[2] } },
      opponent = { active = "dp6-139" },
    }
    t:coins(attack.coins)
    t:attack(attack[3])
    t:equal(t.opponent.active.conditions, {})
  end
end)

test("Fossil: discarded from the Active Spot with what is attached, and no Prize card", function(t)
  t:position(fossil { "dp3-94", "dp3-55" })
  t:use("Fossil", "active")
  t:answer "bench 2"
  t:equal(t.me.active.id, "dp3-55")
  t:equal(#t.me.bench, 1)
  t:equal(#t.me.discard, 3)
  t:equal(t.opponent.prizes_left, 2)
  t:equal(t.turn_player, "me")
  t:equal(t:events("knocked_out"), {})
end)

test("Fossil: from the Bench, in the turn it is played, and several a turn", function(t)
  t:position {
    me = { active = "dp3-94", bench = { "dp6-139", "dp3-94" }, hand = { "dp6-139" } },
    opponent = { active = "dp3-55" },
  }
  t:bench "dp6-139"
  t:use("Fossil", "bench 3")
  t:use("Fossil", "bench 1")
  t:equal(t.me.discard, { "dp6-139", "dp6-139" })
  t:equal(#t.me.bench, 1)
  t:equal(t.me.bench[1].id, "dp3-94")
end)

test("Fossil: not in the opponent's turn", function(t)
  t:position(fossil { "dp3-94" })
  t:end_turn()
  t:illegal("use", "Fossil", "active")
  t:illegal("use", "Fossil", "opponent active")
end)

test("Fossil: without another Pokémon its player loses", function(t)
  t:position(fossil {})
  t:use("Fossil", "active")
  t:equal(t.winner, "opponent")
end)
