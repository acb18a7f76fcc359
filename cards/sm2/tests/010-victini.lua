local function victini(bench, conditions)
  return {
    ruleset = "sm",
    me = { active = { "sv8-3", energy = "GGG", conditions = conditions }, bench = bench },
    opponent = { active = "me1-36" },
  }
end

test("Victory Star: all coins are flipped again", function(t)
  t:position(victini { "sm2-10" })
  t:coins "HTT"
  t:attack "Barrage O'Clock"
  t:equal(t:asked(), "me")
  t:coins "HHT"
  t:answer(true)
  t:equal(t.opponent.active.damage, 120)
end)

test("Victory Star: or they stand", function(t)
  t:position(victini { "sm2-10" })
  t:coins "HTT"
  t:attack "Barrage O'Clock"
  t:answer(false)
  t:equal(t.opponent.active.damage, 60)
end)

test("Victory Star: one a turn, whichever Victini has it", function(t)
  t:position(victini { "sm2-10", "sm2-10" })
  t:coins "TTT"
  t:attack "Barrage O'Clock"
  t:answer "Victory Star on bench 1"
  t:coins "TTT"
  t:answer(true)
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.turn, 4)
end)

test("Victory Star: not the coin of a Confused Pokémon", function(t)
  t:position(victini({ "sm2-10" }, { "confused" }))
  t:coins "T"
  t:attack "Barrage O'Clock"
  t:equal(t.me.active.damage, 30)
end)

test("Victory Star: not the opponent's coins", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sv8-3", energy = "G" } },
    opponent = { active = "me1-36", bench = { "sm2-10" } },
  }
  t:coins "T"
  t:attack "Barrage O'Clock"
  t:equal(t.turn, 4)
end)
