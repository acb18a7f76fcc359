local function ogerpon(deck)
  return {
    ruleset = "sv",
    me = { active = { "sv6-24", energy = "GG" }, deck = deck },
    opponent = { active = "me1-36", bench = { "sv1-13", "sv1-36" } },
  }
end

test("Mountain Stroll: up to 2 Basic Energy cards", function(t)
  t:position(ogerpon { "dp1-123", "dp1-124", "dp1-125", "sv6-166", "sv1-13" })
  t:attack "Mountain Stroll"
  t:options { "dp1-123", "dp1-124", "dp1-125" }
  t:answer("dp1-124", "dp1-125")
  t:equal(t.me.hand, { "dp1-124", "dp1-125" })
  t:equal(#t:events("card_shown"), 2)
end)

test("Ogre Comeback: 20 more for each Benched Pokémon of the opponent", function(t)
  t:position(ogerpon())
  t:attack "Ogre Comeback"
  t:equal(t.opponent.active.damage, 60)
end)
