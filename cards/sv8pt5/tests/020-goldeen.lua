local function position(stadium, theirs)
  return {
    ruleset = "sv",
    stadium = stadium,
    me = { active = { "sv8pt5-20", energy = "WW" } },
    opponent = theirs or { active = { "me1-36", energy = "W" } },
  }
end

test("Whirlpool: heads discards an Energy, tails does not", function(t)
  t:position(position())
  t:coins "H"
  t:attack "Whirlpool"
  t:equal(t.opponent.active.energy, "")
  t:position(position())
  t:coins "T"
  t:attack "Whirlpool"
  t:equal(t.opponent.active.energy, "W")
  t:equal(t.opponent.active.damage, 10)
end)

test("Festival Lead: with Festival Grounds twice", function(t)
  t:position(position "sv8pt5-108")
  t:coins "TH"
  t:attack "Whirlpool"
  t:answer "Whirlpool"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.active.energy, "")
end)

test("Festival Lead: another Stadium", function(t)
  t:position(position "sv1-178")
  t:coins "T"
  t:attack "Whirlpool"
  t:equal(t.turn, 4)
end)
