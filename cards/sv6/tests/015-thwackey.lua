test("Boom Boom Groove: not without the Ability Festival Lead in the Active Spot", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-36", bench = { "sv6-15" } },
    opponent = { active = "sv1-36" },
  }
  t:illegal("use", "Boom Boom Groove")
end)

test("Boom Boom Groove: Thwackey's own Ability is none of that name", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv6-15", bench = { "sv6-15" } },
    opponent = { active = "sv1-36" },
  }
  t:illegal("use", "Boom Boom Groove")
end)

test("Beat", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-15", energy = "GG" } },
    opponent = { active = "sv1-38" },
  }
  t:attack "Beat"
  t:equal(t.opponent.active.damage, 50)
end)
