local function rage(t, counters, defender)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8-37", energy = "RR", damage = counters * 10 } },
    opponent = { active = defender },
  }
  t:attack "Spicy Rage"
  return t.opponent.active.damage
end

test("Spicy Rage: 70 more for each damage counter on itself", function(t)
  t:equal(rage(t, 0, "sv1-65"), 10)
  t:equal(rage(t, 1, "sv1-65"), 80)
  t:equal(rage(t, 4, "sv1-65"), 290)
  t:equal(rage(t, 0, { "sv1-65", damage = 30 }), 40)
end)

test("Double Type: Weakness to Grass and to Fire", function(t)
  t:equal(rage(t, 0, "swsh2-111"), 20)
  t:equal(rage(t, 0, "sv1-13"), 20)
end)

test("Double Type: Weakness to one and Resistance to the other", function(t)
  t:equal(rage(t, 1, "sv7-110"), 130)
end)

test("Double Type: Fire on the Bench, too", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "me1-22", bench = { "me2-18", "sv8-37" }, hand = { "dp1-124" } },
    opponent = { active = "sv1-38" },
  }
  t:use "Excited Turbo"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:equal(t.me.bench[2].energy, "R")
end)
