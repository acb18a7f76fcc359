local function lillipup(defender)
  return {
    ruleset = "sm",
    me = { active = { "sm1-103", energy = "RR" } },
    opponent = { active = defender },
  }
end

test("Work Up: 20 more damage in my next turn, before Weakness", function(t)
  t:position(lillipup "sm1-99")
  t:attack "Work Up"
  t:end_turn()
  t:attack "Bite"
  t:explain { { "base", 20, by = "sm1-103" }, { "attacker", 40, by = "sm1-103" }, { "result", 40 } }
end)

test("Work Up: only in my next turn", function(t)
  t:position(lillipup "sm1-99")
  t:attack "Work Up"
  t:end_turn()
  t:end_turn()
  t:end_turn()
  t:attack "Bite"
  t:equal(t.opponent.active.damage, 20)
end)

test("Work Up: not for other Pokémon", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-103", energy = "RR" }, bench = { { "sm1-104", energy = "RRR" } } },
    opponent = { active = "sm1-99" },
  }
  t:attack "Work Up"
  t:end_turn()
  t:retreat "bench 1"
  t:attack "Bite"
  t:equal(t.opponent.active.damage, 50)
end)
