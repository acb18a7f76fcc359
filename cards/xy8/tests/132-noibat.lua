local function beam(energy)
  return {
    ruleset = "xy",
    me = { active = { "xy8-132", energy = "R" } },
    opponent = { active = { "xy0-26", energy = energy } },
  }
end

test("Mysterious Beam: heads, discards an Energy card of the Active Pokémon", function(t)
  t:position(beam "RW")
  t:coins "H"
  t:attack "Mysterious Beam"
  t:equal(t:asked(), "me")
  t:answer "dp1-124"
  t:equal(t.opponent.active.energy, "W")
  t:equal(t.opponent.active.damage, 0)
end)

test("Mysterious Beam: heads, but there is none", function(t)
  t:position(beam "")
  t:coins "H"
  t:attack "Mysterious Beam"
  t:unchanged()
end)

test("Mysterious Beam: tails, nothing", function(t)
  t:position(beam "RW")
  t:coins "T"
  t:attack "Mysterious Beam"
  t:unchanged()
end)
