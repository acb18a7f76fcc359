local function psyduck(theirs)
  return {
    ruleset = "sv",
    me = { active = { "sv3pt5-175", energy = "W" } },
    opponent = { active = theirs },
  }
end

test("Overthink: the opponent's coins count as tails in their next turn", function(t)
  t:position(psyduck { "sv8-3", energy = "G" })
  t:attack "Overthink"
  t:coins "HH"
  t:attack "Barrage O'Clock"
  t:equal(t.me.active.damage, 0)
end)

test("Overthink: not in the turn after that, and not my own", function(t)
  t:position(psyduck { "sv8-3", energy = "G" })
  t:attack "Overthink"
  t:end_turn()
  t:end_turn()
  t:coins "TH"
  t:attack "Barrage O'Clock"
  t:equal(t.me.active.damage, 60)
end)

test("Overthink: those for Special Conditions, too", function(t)
  t:position(psyduck { "sv8-3", energy = "G", conditions = { "confused" } })
  t:attack "Overthink"
  t:coins "H"
  t:attack "Barrage O'Clock"
  t:equal(t.opponent.active.damage, 30)
end)
