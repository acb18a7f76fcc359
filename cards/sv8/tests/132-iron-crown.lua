local function slash(t, theirs, mine)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8-132", energy = "ML" }, bench = mine },
    opponent = { active = "sv1-38", bench = theirs },
  }
  t:attack "Deleting Slash"
  return t.opponent.active.damage
end

test("Deleting Slash: 80 more with 3 Benched Pokémon of the opponent", function(t)
  t:equal(slash(t, { "sv1-13", "sv1-13", "sv1-13" }), 120)
  t:equal(slash(t, { "sv1-13", "sv1-13", "sv1-13", "sv1-13", "sv1-13" }), 120)
  t:equal(slash(t, { "sv1-13", "sv1-13" }, { "sv1-13", "sv1-13", "sv1-13" }), 40)
end)
