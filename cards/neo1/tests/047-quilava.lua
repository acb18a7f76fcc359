local function char(t, defender, coins)
  t:position {
    me = { active = { "neo1-47", energy = "RRR" } },
    opponent = {
      active = defender,
      bench = { "dp3-55" },
      hand = { "dp3-48" },
      deck = { "dp1-126", "dp1-126" },
    },
  }
  t:coins(coins)
  t:attack "Char"
end

test("Char: heads, a marker; after every turn a coin, and tails is 2 damage counters", function(t)
  char(t, "dp3-98", "HT")
  t:equal(t.opponent.active.damage, 50)
  t:coins "H"
  t:end_turn()
  t:equal(t.opponent.active.damage, 50)
end)

test("Char: tails, no marker, and no coins afterward", function(t)
  char(t, "dp3-98", "T")
  t:equal(t.opponent.active.damage, 30)
  t:end_turn()
  t:equal(t.opponent.active.damage, 30)
end)

test("Char: one marker is enough", function(t)
  char(t, { "dp3-55" }, "HH")
  t:coins "H"
  t:end_turn()
  t:coins "H"
  t:attack "Char"
  t:equal(t.opponent.active.damage, 60)
end)

test("NOTE-34: the marker stays when the Pokémon evolves and on the Bench", function(t)
  char(t, "dp3-98", "HH")
  t:evolve "dp3-48"
  t:coins "T"
  t:end_turn()
  t:equal(t.opponent.active.name, "Donphan")
  t:equal(t.opponent.active.damage, 50)
end)

test("Smokescreen: tails, the Defending Pokémon's attack does nothing", function(t)
  t:position {
    me = { active = { "neo1-47", energy = "RR" } },
    opponent = { active = { "neo1-33", energy = "LL" } },
  }
  t:attack "Smokescreen"
  t:coins "T"
  t:attack "Punch"
  t:equal(t.me.active.damage, 0)
end)

test("Smokescreen: the attack of the turn after needs no coin", function(t)
  t:position {
    me = { active = { "neo1-47", energy = "RR" } },
    opponent = { active = { "neo1-33", energy = "LL" } },
  }
  t:attack "Smokescreen"
  t:end_turn()
  t:end_turn()
  t:attack "Punch"
  t:equal(t.me.active.damage, 20)
end)
