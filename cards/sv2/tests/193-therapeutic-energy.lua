test("Therapeutic Energy: attached, it lifts Asleep, Confused and Paralyzed", function(t)
  for _, condition in ipairs { "confused", "asleep", "paralyzed" } do
    t:position {
      ruleset = "sv",
      me = { active = { "sv1-106", conditions = { condition, "poisoned" } }, hand = { "sv2-193" } },
      opponent = { active = "sv1-106" },
    }
    t:attach "sv2-193"
    t:equal(t.me.active.conditions, { "poisoned" })
  end
end)

test("Therapeutic Energy: none of the three comes while it is attached", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "dp5-15", energy = "WW" } },
    opponent = { active = { "sv1-106", attached = { "sv2-193" } } },
  }
  t:coins "H"
  t:attack "Supersonic"
  t:equal(t.opponent.active.conditions, {})
end)

test("Therapeutic Energy: Poison comes all the same", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "dp7-40" },
    opponent = { active = { "sv1-106", attached = { "sv2-193" } } },
  }
  t:attack "Smog"
  t:equal(t.opponent.active.conditions, { "poisoned" })
end)
