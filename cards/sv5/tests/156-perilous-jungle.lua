local function position(mine, theirs)
  return {
    ruleset = "sv",
    stadium = "sv5-156",
    me = { active = mine },
    opponent = { active = theirs },
  }
end

test("Perilous Jungle: 2 more on both non-Darkness Poisoned Pokémon", function(t)
  t:position(position({ "sv1-13", conditions = { "poisoned" } }, {
    "sv1-36",
    conditions = { "poisoned" },
  }))
  t:end_turn()
  t:changed { ["active damage"] = 30, ["opponent active damage"] = 30 }
  t:end_turn()
  t:changed { ["active damage"] = 60, ["opponent active damage"] = 60 }
end)

test("Perilous Jungle: not on Darkness Pokémon", function(t)
  t:position(position({ "me1-89", conditions = { "poisoned" } }, {
    "me1-89",
    conditions = { "poisoned" },
  }))
  t:end_turn()
  t:changed { ["active damage"] = 10, ["opponent active damage"] = 10 }
end)

test("Perilous Jungle: not on Pokémon that are not Poisoned", function(t)
  t:position(position("sv1-13", { "sv1-36", conditions = { "burned" } }))
  t:coins "T"
  t:end_turn()
  t:changed { ["opponent active damage"] = 20 }
end)
