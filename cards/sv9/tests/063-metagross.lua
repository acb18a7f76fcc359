local function beams(t, mine, theirs)
  t:position {
    ruleset = "sv",
    me = { active = { "sv9-63", energy = "PP" }, bench = mine },
    opponent = { active = "me1-36", bench = theirs },
  }
  t:attack "Conjoined Beams"
  return t.opponent.active.damage
end

test("Conjoined Beams: 150 more with Beldum and Metang on the Bench", function(t)
  t:equal(beams(t, { "sv9-61", "sv9-62" }), 280)
  t:equal(beams(t, { "sv1-13", "sv5-114", "sv5-113", "sv9-61" }), 280)
end)

test("Conjoined Beams: not with one of them, nor with the opponent's", function(t)
  t:equal(beams(t, { "sv9-61", "sv9-61", "sv9-63" }), 130)
  t:equal(beams(t, { "sv9-62", "sv9-62" }), 130)
  t:equal(beams(t, { "sv9-62" }, { "sv9-61", "sv9-62" }), 130)
end)
