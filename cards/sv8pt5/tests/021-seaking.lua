local function position(stadium, theirs)
  return {
    ruleset = "sv",
    stadium = stadium,
    me = { active = { "sv8pt5-21", energy = "W" } },
    opponent = theirs or { active = "me1-36" },
  }
end

test("Rapid Draw: draws 2 cards", function(t)
  t:position(position())
  t:attack "Rapid Draw"
  t:equal(t.opponent.active.damage, 60)
  t:equal(#t.me.hand, 2)
  t:equal(t.turn, 4)
end)

test("Festival Lead: with Festival Grounds twice", function(t)
  t:position(position "sv8pt5-108")
  t:attack "Rapid Draw"
  t:answer "Rapid Draw"
  t:equal(t.opponent.active.damage, 120)
  t:equal(#t.me.hand, 4)
end)

test("Festival Lead: another Stadium", function(t)
  t:position(position "sv1-178")
  t:attack "Rapid Draw"
  t:equal(t.turn, 4)
end)
