local position = {
  ruleset = "sv",
  me = { active = { "swsh1-127", energy = "MM" }, bench = { { "swsh1-127", energy = "MM" } } },
  opponent = { active = "swsh1-15" },
}

test("Hone Claws: Slash does 60 more in the next turn", function(t)
  t:position(position)
  t:attack "Hone Claws"
  t:end_turn()
  t:attack "Slash"
  t:equal(t.opponent.active.damage, 90)
end)

test("Hone Claws: before Weakness", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh1-127", energy = "MM" } },
    opponent = { active = "me1-35" },
  }
  t:attack "Hone Claws"
  t:end_turn()
  t:attack "Slash"
  t:explain {
    { "base", 30, by = "swsh1-127" },
    { "attacker", 90, by = "swsh1-127" },
    { "weakness", 180 },
    { "result", 180 },
  }
  t:answer "#1"
end)

test("Hone Claws: not two turns later", function(t)
  t:position(position)
  t:attack "Hone Claws"
  t:end_turn()
  t:end_turn()
  t:end_turn()
  t:attack "Slash"
  t:equal(t.opponent.active.damage, 30)
end)

test("Hone Claws: not for another Meowth", function(t)
  t:position(position)
  t:attack "Hone Claws"
  t:end_turn()
  t:retreat "bench 1"
  t:attack "Slash"
  t:equal(t.opponent.active.damage, 30)
end)
