test("Damp: what Knocks Out its own Pokémon is off", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv6pt5-19" },
    opponent = { active = "sv1-38", bench = { "me2pt5-40" } },
  }
  t:illegal("use", "Cursed Blast")
end)

test("Damp: two of them are as good as one", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv6pt5-19", bench = { "me2pt5-39" } },
    opponent = { active = "sv1-38", bench = { "me2pt5-40" } },
  }
  t:illegal("use", "Cursed Blast")
end)

test("Hydro Pump: 20 more for each Water Energy", function(t)
  for energy, damage in pairs { WWW = 120, WRR = 80, RRR = 60 } do
    t:position {
      ruleset = "sv",
      me = { active = { "me2pt5-40", energy = energy } },
      opponent = { active = "sv1-86" },
    }
    t:attack "Hydro Pump"
    t:equal(t.opponent.active.damage, damage)
  end
end)

test("Damp: other Abilities work", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv8pt5-20", bench = { "sv6-15" } },
    opponent = { active = "sv1-38", bench = { "me2pt5-40" } },
  }
  t:legal("use", "Boom Boom Groove")
end)

test("Damp: on its owner's side, too", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv6pt5-19", bench = { "me2pt5-40" } },
    opponent = { active = "sv1-38" },
  }
  t:illegal("use", "Cursed Blast")
end)
