test("Electricity Pouches: it can't be Paralyzed", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-75", energy = "L" } },
    opponent = { active = "sv1-68" },
  }
  t:coins "H"
  t:attack "Thunder Shock"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Electricity Pouches: it can be Poisoned", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "bw1-53", energy = "PP" } },
    opponent = { active = "sv1-68" },
  }
  t:attack "Poison Sting"
  t:equal(t.opponent.active.conditions, { "poisoned" })
end)

test("Everyone Discharge: 20 more for each, without Weakness", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-68", energy = "LL" }, bench = { "sv1-80", "sv1-13", "sv1-78" } },
    opponent = { active = "sv1-54", bench = { "sv1-80" } },
  }
  t:attack "Everyone Discharge"
  t:changed { ["opponent active damage"] = 50 }
end)
