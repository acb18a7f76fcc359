local koraidon, zacian = "me2pt5-121", { "sv9-111", energy = "M" }

local function fang(t, active, theirs, bench)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = active, bench = { { koraidon, energy = "FF" }, bench } },
    opponent = { active = theirs or zacian, bench = { "sv6-61" } },
  }
  t:end_turn()
end

test("Orichalcum Fang: 120 more after a Knock Out by damage of an attack", function(t)
  fang(t, { "dp3-55", damage = 60 })
  t:attack "Insta-Strike"
  t:answer(1)
  t:attack "Orichalcum Fang"
  t:equal(t.opponent.active.damage, 170)
end)

test("Orichalcum Fang: on the Bench, too", function(t)
  fang(t, { koraidon, energy = "FF" }, zacian, { "dp3-55", damage = 60 })
  t:attack "Insta-Strike"
  t:answer "bench 2"
  t:answer(1)
  t:attack "Orichalcum Fang"
  t:equal(t.opponent.active.damage, 170)
end)

test("Orichalcum Fang: not without a Knock Out", function(t)
  fang(t, { koraidon, energy = "FF" })
  t:attack "Insta-Strike"
  t:attack "Orichalcum Fang"
  t:equal(t.opponent.active.damage, 50)
end)

test("Orichalcum Fang: not a turn later", function(t)
  fang(t, { "dp3-55", damage = 60 })
  t:attack "Insta-Strike"
  t:answer(1)
  t:end_turn()
  t:end_turn()
  t:attack "Orichalcum Fang"
  t:equal(t.opponent.active.damage, 50)
end)

test("Orichalcum Fang: not after a Knock Out by an effect of an attack", function(t)
  fang(t, { "dp3-55", attached = { "sv2-190" } }, { "sv6pt5-46", energy = "F" })
  t:attack "Bring Down the Axe"
  t:answer(1)
  t:attack "Orichalcum Fang"
  t:equal(t.opponent.active.damage, 50)
end)

test("Orichalcum Fang: not after a Knock Out by Poison", function(t)
  fang(t, { "dp3-55", damage = 70, conditions = { "poisoned" } })
  t:end_turn()
  t:answer(1)
  t:attack "Orichalcum Fang"
  t:equal(t.opponent.active.damage, 50)
end)

test("Orichalcum Fang: not after a Knock Out of the opponent's Pokémon", function(t)
  fang(t, { koraidon, energy = "FF" }, { "me2-60", energy = "D", damage = 60 })
  t:attack "Reckless Charge"
  t:answer(1)
  t:attack "Orichalcum Fang"
  t:equal(t.opponent.active.damage, 50)
end)
