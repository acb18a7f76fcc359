test("Barrage O'Clock: a coin for each Energy on both Active Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8-3", energy = "GW" } },
    opponent = { active = { "me1-36", energy = "W" } },
  }
  t:coins "HTH"
  t:attack "Barrage O'Clock"
  t:equal(t.opponent.active.damage, 120)
end)
