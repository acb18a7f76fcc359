local function blaze(t, bench)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8-19", energy = "RRG" }, bench = bench },
    opponent = { active = "sv6-130", bench = { "sv6-25" } },
  }
  t:attack "Shining Blaze"
  return t.opponent.active.damage
end

test("Shining Blaze: 100 more damage with a Tera Pokémon on my Bench", function(t)
  t:equal(blaze(t, { "sv1-13", "sv6-25" }), 200)
  t:equal(blaze(t, { "sv6-25", "sv8-57" }), 200)
end)

test("Shining Blaze: not without one", function(t)
  t:equal(blaze(t, { "sv1-13", "sv1-86" }), 100)
  t:equal(blaze(t, {}), 100)
end)
