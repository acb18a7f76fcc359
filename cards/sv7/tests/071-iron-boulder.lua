local function horn(mine, theirs)
  return {
    ruleset = "sv",
    me = { active = { "sv7-71", energy = "PG" }, hand = mine },
    opponent = { active = "sv6-61", hand = theirs },
  }
end

test("Adjusted Horn: with the same number of cards in hand", function(t)
  t:position(horn({ "2 sv1-180" }, { "2 sv1-13" }))
  t:attack "Adjusted Horn"
  t:changed { ["opponent active damage"] = 170 }
  t:position(horn({}, {}))
  t:attack "Adjusted Horn"
  t:changed { ["opponent active damage"] = 170 }
end)

test("Adjusted Horn: with more or fewer nothing", function(t)
  t:position(horn({ "3 sv1-180" }, { "2 sv1-13" }))
  t:attack "Adjusted Horn"
  t:unchanged()
  t:position(horn({ "2 sv1-180" }, { "3 sv1-13" }))
  t:attack "Adjusted Horn"
  t:unchanged()
end)
