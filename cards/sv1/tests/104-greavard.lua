local function with_discard(discard)
  return {
    ruleset = "sv",
    me = { active = { "sv1-104", energy = "P" }, discard = discard },
    opponent = { active = "sv1-38", discard = { "sv1-104" } },
  }
end

test("Graveyard Gamboling: 10 for each Psychic Pokémon there", function(t)
  t:position(with_discard { "sv1-104", "sv1-106", "sv1-13", "dp1-127", "sv1-105" })
  t:attack "Graveyard Gamboling"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Graveyard Gamboling: nothing without one", function(t)
  t:position(with_discard { "sv1-13", "dp1-127" })
  t:attack "Graveyard Gamboling"
  t:changed {}
end)
