local function position(stadium, theirs)
  return {
    ruleset = "sv",
    stadium = stadium,
    me = { active = { "sv6-89", energy = "P" } },
    opponent = theirs or { active = "me1-36", bench = { "sv1-13" } },
  }
end

test("Sneaky Placement: 2 damage counters on a Pokémon of the opponent", function(t)
  t:position(position())
  t:attack "Sneaky Placement"
  t:options { "opponent active", "opponent bench 1" }
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 20)
  t:equal(t.turn, 4)
end)

test("Festival Lead: with Festival Grounds twice", function(t)
  t:position(position "sv8pt5-108")
  t:attack "Sneaky Placement"
  t:answer "opponent bench 1"
  t:answer "Sneaky Placement"
  t:answer "opponent active"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.bench[1].damage, 20)
end)

test("Festival Lead: another Stadium", function(t)
  t:position(position "sv1-178")
  t:attack "Sneaky Placement"
  t:answer "opponent active"
  t:equal(t.turn, 4)
end)
