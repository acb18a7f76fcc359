test("Ember: discards an Energy, the player says which", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-32", energy = "RW" } },
    opponent = { active = "sv1-36" },
  }
  t:attack "Ember"
  t:answer "dp1-125"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.me.active.energy, "R")
end)
