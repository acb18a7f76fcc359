local function calm(side, theirs)
  side.active = side.active or "dp3-55"
  side.bench = side.bench or { "dp3-98" }
  side.hand = side.hand or { "sv1-183" }
  return { ruleset = "sv", me = side, opponent = theirs or { active = "sv6-50" } }
end

test("Mentally Calm: the opponent's Pokémon do not go to the hand", function(t)
  t:position(calm {})
  t:answer "active"
  t:play "sv1-183"
  t:equal(t.me.active.id, "dp3-55")
  t:equal(t.me.hand, {})
end)

test("Mentally Calm: its own side's do", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "dp3-55", bench = { "sv6-50" }, hand = { "sv1-183" } },
    opponent = { active = "dp3-55" },
  }
  t:play "sv1-183"
  t:equal(t.me.hand, { "dp3-55" })
end)

test("Mentally Calm: they may go elsewhere", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh1-6", energy = "G" }, bench = { "sv6-50" } },
    opponent = { active = "dp3-98", bench = { "dp3-55" }, deck = { "dp1-123", "dp1-123" } },
  }
  t:coins "H"
  t:shuffle()
  t:attack "Cotton Ride"
  t:equal(t.opponent.active.id, "dp3-55")
end)

test("Mentally Calm: nor do cards attached to them, whoever's attack it is", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh1-49", energy = "WWWW" } },
    opponent = { active = "me1-36", bench = { "sv6-50" } },
  }
  t:attack "Ocean Loop"
  t:equal(t.me.active.energy, "WWWW")
  t:equal(t.me.hand, {})
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-15", energy = "G" }, bench = { "sv6-50" } },
    opponent = { active = { "me1-36", energy = "W" }, deck = { "dp1-123" } },
  }
  t:attack "Trick Cape"
  t:answer "dp1-125"
  t:equal(t.opponent.active.energy, "W")
  t:equal(t.opponent.hand, { "dp1-123" })
end)

test("Mentally Calm: cards attached to its own side do", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh1-49", energy = "WWWW" }, bench = { "sv6-50" } },
    opponent = { active = "me1-36" },
  }
  t:attack "Ocean Loop"
  t:equal(t.me.active.energy, "WW")
  t:equal(t.me.hand, { "dp1-125", "dp1-125" })
end)

test("Hydro Splash: 100 damage", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-50", energy = "WWW" } },
    opponent = { active = "sv6-61" },
  }
  t:attack "Hydro Splash"
  t:equal(t.opponent.active.damage, 100)
end)
