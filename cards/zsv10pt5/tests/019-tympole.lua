local tympole = "zsv10pt5-19"

local function round(bench, theirs)
  return {
    ruleset = "sv",
    me = { active = { tympole, energy = "WW" }, bench = bench, discard = { tympole } },
    opponent = { active = "me1-36", bench = theirs },
  }
end

test("Round: 20 for each of my Pokémon with the attack Round", function(t)
  t:position(round())
  t:attack "Round"
  t:equal(t.opponent.active.damage, 20)
  t:position(round { tympole, "sv1-13", "zsv10pt5-20", "me2-77", "zsv10pt5-21" })
  t:attack "Round"
  t:equal(t.opponent.active.damage, 100)
end)

test("Round: the opponent's Pokémon do not count", function(t)
  t:position(round({ tympole, "sv1-13" }, { tympole, "me2-77" }))
  t:attack "Round"
  t:equal(t.opponent.active.damage, 40)
end)

test("Round: the upper card counts, not what is under it", function(t)
  t:position(round { { "zsv10pt5-20", under = { tympole } } })
  t:attack "Round"
  t:equal(t.opponent.active.damage, 40)
end)
