local function agility(t, coin)
  t:position {
    me = { active = { "ex1-102", energy = "G" }, bench = { "dp3-94" } },
    opponent = { active = { "dp3-87", energy = "L" }, bench = { "dp3-94" } },
  }
  t:coins(coin)
  t:attack "Agility"
end

test("Agility: heads, neither damage nor effects in the opponent's next turn", function(t)
  agility(t, "H")
  t:coins "H"
  t:attack "Thundershock"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.active.conditions, {})
end)

test("Agility: tails, only 10 damage", function(t)
  agility(t, "T")
  t:coins "H"
  t:attack "Thundershock"
  t:equal(t.me.active.damage, 10)
  t:equal(t.me.active.conditions, { "paralyzed" })
end)

test("Agility: no longer than that turn", function(t)
  agility(t, "H")
  t:end_turn()
  t:end_turn()
  t:coins "T"
  t:attack "Thundershock"
  t:equal(t.me.active.damage, 10)
end)

test("EX3-01: 2 Prize cards for its Knock Out", function(t)
  t:position {
    me = { active = { "dp3-87", energy = "LLL" } },
    opponent = { active = { "ex1-102", damage = 40 }, bench = { "dp3-94" } },
  }
  t:coins "H"
  t:attack "Thunder"
  t:answer(1, 2)
  t:equal(t.me.prizes_left, 4)
  t:equal(t.opponent.active.id, "dp3-94")
end)

test("EX-51 EX3-01: a normal Evolution does not fit on a Pokémon-ex", function(t)
  t:position {
    me = { active = "ex1-102", bench = { "dp5-46" }, hand = { "dp5-29" } },
    opponent = { active = "dp3-55" },
  }
  t:equal(t.me.active.name, "Scyther ex")
  t:illegal("evolve", "dp5-29", "active")
  t:legal("evolve", "dp5-29", "bench 1")
end)
