local function burst(t, energy, bench, theirs, attached)
  t:position {
    ruleset = "sv",
    me = { active = { "sv5-98", energy = energy, attached = attached }, bench = bench },
    opponent = { active = theirs or { "me1-36", energy = "WWW" } },
  }
  t:attack "Magnetic Burst"
  return t.opponent.active.damage
end

test("Magnetic Burst: 70 more with 3 Energy in play", function(t)
  t:equal(burst(t, "FFF"), 90)
  t:equal(burst(t, "F", { { "sv1-13", energy = "G" }, { "sv1-36", attached = { "sv9-159" } } }), 90)
  t:equal(burst(t, "FFFF", { { "sv1-13", energy = "G" } }), 90)
end)

test("Magnetic Burst: 20 with 2, whatever the opponent has", function(t)
  t:equal(burst(t, "F"), 20)
  t:equal(burst(t, "F", { { "sv1-13", energy = "G" } }), 20)
end)

test("Magnetic Burst: a card that provides 2 Energy counts as 2", function(t)
  t:equal(burst(t, "F", {}, nil, { "base1-96" }), 90)
end)

test("Magnetic Burst: no Weakness, but Resistance", function(t)
  t:equal(burst(t, "FFF", {}, "sv1-80"), 90)
  t:equal(burst(t, "FFF", {}, "sv1-86"), 60)
end)
