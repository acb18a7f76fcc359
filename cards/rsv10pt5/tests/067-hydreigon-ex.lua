local function hydreigon(active, bench)
  return {
    ruleset = "sv",
    me = { active = { "rsv10pt5-67", energy = "DDDDD" } },
    opponent = { active = active, bench = bench or { "sv1-13" } },
  }
end

test("Greedy Eater: 1 more Prize card for a Basic Pokémon", function(t)
  t:position(hydreigon "sv1-13")
  t:attack "Dark Bite"
  t:answer(1, 2)
  t:equal(t.me.prizes_left, 4)
end)

test("Greedy Eater: 3 for a Basic Pokémon ex", function(t)
  t:position(hydreigon { "sv1-81", damage = 20 })
  t:attack "Dark Bite"
  t:answer(1, 2, 3)
  t:equal(t.me.prizes_left, 3)
end)

test("Greedy Eater: not for an Evolution Pokémon", function(t)
  t:position(hydreigon "sv1-14")
  t:attack "Dark Bite"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Greedy Eater: not for an attack of another Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8-72", energy = "PPP" }, bench = { "rsv10pt5-67" } },
    opponent = { active = "sv1-13", bench = { "sv1-13" } },
  }
  t:coins "T"
  t:attack "Speed Wing"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Greedy Eater: only by damage from an attack", function(t)
  local position = hydreigon { "sv1-13", damage = 60, conditions = { "poisoned" } }
  t:position(position)
  t:end_turn()
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Greedy Eater: not for my own Basic Pokémon", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = "sv1-13", bench = { "rsv10pt5-67" } },
    opponent = { active = { "sv8-72", energy = "PPP" } },
  }
  t:end_turn()
  t:coins "T"
  t:attack "Speed Wing"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
end)

test("Dark Bite: no retreat during the opponent's next turn, only then", function(t)
  t:position(hydreigon { "me1-36", energy = "WWWW" })
  t:attack "Dark Bite"
  t:equal(t.opponent.active.damage, 200)
  t:illegal("retreat", "opponent bench 1")
  t:end_turn()
  t:end_turn()
  t:retreat "opponent bench 1"
  t:equal(t.opponent.active.id, "sv1-13")
end)

test("Dark Bite: only the Defending Pokémon", function(t)
  local position = hydreigon({ "me1-36", energy = "WWWW" }, { { "sv1-13", energy = "G" } })
  position.opponent.hand = { "bw1-104" }
  t:position(position)
  t:attack "Dark Bite"
  t:play "bw1-104"
  t:legal("retreat", "opponent bench 1")
end)
