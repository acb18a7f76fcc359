local hoothoot = "sv8pt5-77"

local function hit(t, id, energy, attack)
  t:position {
    ruleset = "sv",
    me = { active = { id, energy = energy } },
    opponent = { active = hoothoot },
  }
  t:attack(attack)
end

test("Insomnia: it is not put to sleep, and the damage stays", function(t)
  hit(t, "me1-43", "W", "Chilling Wings")
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.active.conditions, {})
end)

test("Insomnia: every other Special Condition", function(t)
  hit(t, "me1-53", "L", "Dazzle Blast")
  t:equal(t.opponent.active.conditions, { "confused" })
  hit(t, "me1-6", "G", "Poison Powder")
  t:equal(t.opponent.active.conditions, { "poisoned" })
  t:position {
    ruleset = "sv",
    me = { active = { "me1-25", energy = "R" } },
    opponent = { active = hoothoot },
  }
  t:coins "T"
  t:attack "Singe"
  t:equal(t.opponent.active.conditions, { "burned" })
  t:position {
    ruleset = "sv",
    me = { active = { "me1-44", energy = "W" } },
    opponent = { active = hoothoot },
  }
  t:coins "H"
  t:attack "Freezing Headbutt"
  t:equal(t.opponent.active.conditions, { "paralyzed" })
end)

test("Insomnia: another Pokémon can be Asleep", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me1-43", energy = "W" } },
    opponent = { active = "sv1-38", bench = { hoothoot } },
  }
  t:coins "T"
  t:attack "Chilling Wings"
  t:equal(t.opponent.active.conditions, { "asleep" })
end)

test("Insomnia: of both Asleep and Poisoned, Poisoned stays", function(t)
  hit(t, "me2-3", "G", "Pollen Bomb")
  t:equal(t.opponent.active.conditions, { "poisoned" })
end)
