local seismitoad = { "zsv10pt5-21", energy = "WWW" }

local function round(bench, theirs)
  return {
    ruleset = "sv",
    me = {
      active = seismitoad,
      bench = bench,
      hand = { "zsv10pt5-19" },
      discard = { "zsv10pt5-19" },
    },
    opponent = { active = "me1-36", bench = theirs },
  }
end

test("Round: 70 if no other Pokémon has Round", function(t)
  t:position(round { "sv1-13", "sv1-80" })
  t:attack "Round"
  t:equal(t.opponent.active.damage, 70)
end)

test("Round: 70 more for each of my Pokémon with Round, whatever it is", function(t)
  t:position(round { "zsv10pt5-19", "zsv10pt5-20", "me2-77", "sv1-13" })
  t:attack "Round"
  t:equal(t.opponent.active.damage, 280)
end)

test("Round: the opponent's Pokémon do not count", function(t)
  t:position(round({ "zsv10pt5-21" }, { "zsv10pt5-19", "me2-77" }))
  t:attack "Round"
  t:equal(t.opponent.active.damage, 140)
end)
