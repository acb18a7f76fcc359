local function round(t, bench)
  t:position {
    ruleset = "sv",
    me = { active = { "me2-77", energy = "LL" }, bench = bench, hand = { "me2-77" } },
    opponent = { active = "me1-36", bench = { "me2-77", "zsv10pt5-19" } },
  }
  t:attack "Round"
  return t.opponent.active.damage
end

test("Round: 40 for each of one's own Pokémon with Round", function(t)
  t:equal(round(t, {}), 40)
  t:equal(round(t, { "me2-77", "sv1-13", "zsv10pt5-19", "me2-76" }), 120)
  t:equal(round(t, { "me2-77", "zsv10pt5-19", "zsv10pt5-20", "zsv10pt5-21", "zsv10pt5-21" }), 240)
end)
