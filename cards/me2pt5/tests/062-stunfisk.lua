local function trap(t, theirs, mine)
  t:position {
    ruleset = "sv",
    me = mine
      or { active = { "me2pt5-62", energy = "LL" }, bench = { { "sv1-80", energy = "LLL" } } },
    opponent = { active = theirs, bench = { "me1-36" }, hand = { "bw1-104" } },
  }
  t:attack "Pouncing Trap"
end

local skeledirge = { "sv1-38", energy = "RRR" }

test("Pouncing Trap: no retreat in the opponent's next turn, then 100 more", function(t)
  trap(t, skeledirge)
  t:equal(t.opponent.active.damage, 30)
  t:illegal("retreat", "opponent bench 1")
  t:end_turn()
  t:attack "Pouncing Trap"
  t:equal(t.opponent.active.damage, 160)
end)

test("Pouncing Trap: not in the turns after those", function(t)
  trap(t, skeledirge)
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
  t:end_turn()
  t:attack "Pouncing Trap"
  t:equal(t.opponent.active.damage, 60)
end)

test("Pouncing Trap: 100 more from another Pokémon, not on the Bench", function(t)
  trap(t, skeledirge)
  t:end_turn()
  t:retreat "bench 1"
  t:attack "Lightning Laser"
  t:equal(t.opponent.bench[1].damage, 30)
  t:answer(1)
  t:equal(t:events("damaged")[2].value, 190)
end)

test("Pouncing Trap: after Weakness", function(t)
  trap(t, "me3-21")
  t:equal(t.opponent.active.damage, 60)
  t:end_turn()
  t:attack "Pouncing Trap"
  t:equal(t.opponent.active.damage, 220)
end)

test("Pouncing Trap: not more in the opponent's own turn", function(t)
  trap(t, skeledirge)
  t:attack "Blazing Shout"
  t:answer(1)
  t:equal(t.opponent.active.damage, 60)
end)

test("Pouncing Trap: neither once another Pokémon is Active", function(t)
  trap(t, skeledirge)
  t:play "bw1-104"
  t:end_turn()
  t:attack "Pouncing Trap"
  t:equal(t.opponent.active.damage, 30)
end)
