local function drifloon(damage)
  return {
    ruleset = "sv",
    me = { active = { "sv1-89", energy = "PP", damage = damage } },
    opponent = { active = { "sv1-54", damage = 20 } },
  }
end

test("Balloon Blast: 30 for each damage counter on it", function(t)
  t:position(drifloon(40))
  t:attack "Balloon Blast"
  t:changed { ["opponent active damage"] = 140 }
end)

test("Balloon Blast: nothing without damage counters", function(t)
  t:position(drifloon(0))
  t:attack "Balloon Blast"
  t:changed {}
end)
