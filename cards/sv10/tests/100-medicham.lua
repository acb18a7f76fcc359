local function palm(t, mine, theirs, more)
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-100", energy = mine }, bench = { { "sv1-36", energy = "R" } } },
    opponent = {
      active = { "me1-36", energy = theirs, attached = more },
      bench = { { "sv1-13", energy = "GG" } },
    },
  }
  t:attack "Harmonious Spirit Palm"
  return t.opponent.active.damage
end

test("Harmonious Spirit Palm: 120 more with as much Energy, of any type", function(t)
  t:equal(palm(t, "F", "W"), 170)
  t:equal(palm(t, "FFW", "WRG"), 170)
  t:equal(palm(t, "F", "", { "sv5-161", "sv1-197" }), 170)
end)

test("Harmonious Spirit Palm: 50 with more or less", function(t)
  t:equal(palm(t, "F", ""), 50)
  t:equal(palm(t, "F", "WW"), 50)
  t:equal(palm(t, "FF", "W"), 50)
end)

test("Harmonious Spirit Palm: a card that provides 2 Energy counts as 2", function(t)
  t:equal(palm(t, "FW", "", { "base1-96" }), 170)
  t:equal(palm(t, "F", "", { "base1-96" }), 50)
end)
