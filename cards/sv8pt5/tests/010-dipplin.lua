local function position(stadium, theirs)
  return {
    ruleset = "sv",
    stadium = stadium,
    me = { active = { "sv8pt5-10", energy = "G" }, bench = { "sv1-13", "sv1-80" } },
    opponent = theirs or { active = "me1-36" },
  }
end

test("Do the Wave: 20 for each Benched Pokémon", function(t)
  t:position(position())
  t:attack "Do the Wave"
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.turn, 4)
end)

test("Festival Lead: with Festival Grounds twice", function(t)
  t:position(position "sv8pt5-108")
  t:attack "Do the Wave"
  t:options { "Do the Wave" }
  t:answer "Do the Wave"
  t:equal(t.opponent.active.damage, 80)
  t:equal(t.turn, 4)
end)

test("Festival Lead: or once", function(t)
  t:position(position "sv8pt5-108")
  t:attack "Do the Wave"
  t:answer "stop"
  t:equal(t.opponent.active.damage, 40)
end)

test("Festival Lead: another Stadium", function(t)
  t:position(position "sv1-178")
  t:attack "Do the Wave"
  t:equal(t.turn, 4)
end)

test("Festival Lead: after a Knock Out the new Active Pokémon is attacked", function(t)
  t:position(position("sv8pt5-108", {
    active = { "sv1-144", damage = 80 },
    bench = { "me1-36", "sv3-179" },
  }))
  t:attack "Do the Wave"
  t:answer(1)
  t:answer "opponent bench 2"
  t:equal(t:asked(), "me")
  t:answer "Do the Wave"
  t:equal(t.opponent.active.id, "sv3-179")
  t:equal(t.opponent.active.damage, 40)
end)

test("Festival Lead: nobody is left to attack", function(t)
  t:position(position("sv8pt5-108", { active = { "sv1-144", damage = 80 } }))
  t:attack "Do the Wave"
  t:answer(1)
  t:equal(t.winner, "me")
end)
