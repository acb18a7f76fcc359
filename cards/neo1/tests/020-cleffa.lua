test("Eeeeeeek: the hand goes into the deck, 7 cards are drawn", function(t)
  t:position {
    me = { active = { "neo1-20", energy = "L" }, hand = { "dp3-94", "dp3-55" } },
    opponent = { active = "dp3-55" },
  }
  t:attack "Eeeeeeek"
  t:equal(#t.me.hand, 7)
  t:equal(t.me.discard, {})
  t:events { { "shuffled", player = "me" }, { "drew", player = "me" }, only = { "shuffled" } }
end)

local function against_cleffa(bench)
  return {
    me = { active = { "neo1-33", energy = "LLL" } },
    opponent = { active = "neo1-20", bench = bench or { "dp3-94" } },
  }
end

test("Baby Pokémon: tails, the opponent's attack is none and the turn ends", function(t)
  t:position(against_cleffa())
  t:coins "T"
  t:attack "Punch"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.turn_player, "opponent")
end)

test("Baby Pokémon: heads, the attack goes on", function(t)
  t:position(against_cleffa())
  t:coins "H"
  t:attack "Punch"
  t:equal(t.opponent.active.damage, 20)
end)

test("Baby Pokémon: no coin while it is on the Bench", function(t)
  t:position {
    me = { active = { "neo1-33", energy = "LL" } },
    opponent = { active = "dp3-55", bench = { "neo1-20" } },
  }
  t:attack "Punch"
  t:equal(t.opponent.active.damage, 20)
end)

-- fails: the coin comes after choices and requirements
test("Baby Pokémon: the coin comes before anything the attack requires", function(t)
  t:position {
    me = { active = { "dp3-3", energy = "RRRRRR" } },
    opponent = { active = "neo1-20", bench = { "dp3-94" } },
  }
  t:coins "T"
  t:attack "Blast Burn"
  t:equal(#t.me.discard, 0)
end)

test("BABY-01: it is a Basic Pokémon, and may become Clefairy", function(t)
  t:position {
    me = { active = "neo1-20", bench = { "dp3-94" }, hand = { "dp3-83", "neo1-20" } },
    opponent = { active = "dp3-55" },
  }
  t:legal("bench", "neo1-20")
  t:illegal("evolve", "dp3-83", "bench 1")
  t:evolve("dp3-83", "active")
  t:equal(t.me.active.name, "Clefairy")
end)

test("BABY-01: texts about Basic Pokémon include it", function(t)
  t:position {
    me = { active = "dp3-94", hand = { "sv1-181" }, deck = { "neo1-20", "dp3-50" } },
    opponent = { active = "dp3-55" },
  }
  t:play "sv1-181"
  t:options { "neo1-20" }
  t:answer "neo1-20"
  t:equal(t.me.bench[1].id, "neo1-20")
end)

test("BABY-01: Clefairy may be played without one, too", function(t)
  t:position { me = { active = "neo1-20", hand = { "dp3-83" } }, opponent = { active = "dp3-55" } }
  t:bench "dp3-83"
  t:equal(t.me.bench[1].id, "dp3-83")
end)

test("BABY-02: Clefairy on Cleffa counts as evolved", function(t)
  local function riot(active)
    t:position { me = { active = { "pl3-29", energy = "DDD" } }, opponent = { active = active } }
    t:attack "Riot"
    return t.opponent.active.damage
  end
  t:equal(riot "dp3-83", 40)
  t:equal(riot { "dp3-83", under = { "neo1-20" } }, 30)
end)

test("Eeeeeeek: without a hand the deck is shuffled all the same", function(t)
  t:position {
    me = { active = { "neo1-20", energy = "L" }, hand = {} },
    opponent = { active = "dp3-55" },
  }
  t:attack "Eeeeeeek"
  t:equal(#t:events("shuffled"), 1)
end)
