local position = {
  ruleset = "sv",
  me = { active = { "swsh2-4", energy = "G" } },
  opponent = { active = "swsh2-205" },
}

test("Swords Dance: 70 more damage of Blinding Scythe, before Resistance", function(t)
  t:position(position)
  t:attack "Swords Dance"
  t:equal(t.opponent.active.damage, 0)
  t:end_turn()
  t:attack "Blinding Scythe"
  t:equal(t.opponent.active.damage, 60)
  t:explain {
    { "base", 20, by = "swsh2-4" },
    { "attacker", 90, by = "swsh2-4" },
    { "resistance", 60 },
    { "result", 60 },
  }
end)

test("Swords Dance: in the next turn only", function(t)
  t:position(position)
  t:attack "Swords Dance"
  t:end_turn()
  t:end_turn()
  t:end_turn()
  t:attack "Blinding Scythe"
  t:equal(t.opponent.active.damage, 0)
end)

test("Blinding Scythe: no more damage without the dance", function(t)
  t:position(position)
  t:attack "Blinding Scythe"
  t:equal(t.opponent.active.damage, 0)
end)

test("Swords Dance: another attack of it is not raised", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "dp1-22", energy = "GGG" } },
    opponent = { active = "swsh2-4" },
  }
  t:answer "Swords Dance"
  t:attack "Metronome"
  t:end_turn()
  t:coins "HT"
  t:attack "Double Slap"
  t:equal(t.opponent.active.damage, 30)
end)
