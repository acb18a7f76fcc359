local function beam(bench, active, theirs)
  return {
    ruleset = "sv",
    me = { active = { "me1-75", energy = "F" }, bench = bench },
    opponent = { active = active, bench = theirs },
  }
end

test("Cosmic Beam: 70 with Lunatone on the Bench, without Weakness or Resistance", function(t)
  for _, defender in ipairs { "me1-36", "sv1-80", "sv1-86" } do
    t:position(beam({ "sv1-13", "me1-74" }, defender))
    t:attack "Cosmic Beam"
    t:equal(t.opponent.active.damage, 70)
  end
end)

test("Cosmic Beam: nothing without Lunatone on my Bench", function(t)
  t:position(beam({ "me1-75", "sv1-13" }, "me1-36", { "me1-74" }))
  t:attack "Cosmic Beam"
  t:unchanged()
end)
