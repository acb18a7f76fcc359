local function charge(damage, bench, opponents_bench)
  return {
    ruleset = "sv",
    me = { active = { "me2-48", energy = "FF", damage = damage }, bench = bench },
    opponent = { active = "me1-36", bench = opponents_bench },
  }
end

test("Raging Charge: 40 for each damaged Tauros of mine", function(t)
  t:position(charge(
    10,
    {
      { "me2-48", damage = 100 },
      { "sv10-152", damage = 20 },
      "sv10-152",
      { "sv1-80", damage = 20 },
    },
    { { "sv10-152", damage = 20 } }
  ))
  t:attack "Raging Charge"
  t:changed { ["opponent active damage"] = 120 }
end)

test("Raging Charge: nothing without damage counters", function(t)
  t:position(charge(0, { "me2-48", { "sv1-80", damage = 20 } }))
  t:attack "Raging Charge"
  t:unchanged()
end)

test("Double-Edge: 20 damage to itself", function(t)
  t:position(charge(0, {}))
  t:attack "Double-Edge"
  t:changed { ["opponent active damage"] = 70, ["active damage"] = 20 }
end)
