local function against(active, benched)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv1-195" } },
    opponent = {
      active = { "sv1-38", energy = active },
      bench = { { "sv1-13", energy = benched } },
      deck = { "sv1-13" },
    },
  }
end

test("Team Star Grunt: an Energy of the Active Pokémon goes onto the deck", function(t)
  t:position(against("RW", "G"))
  t:play "sv1-195"
  t:options { "dp1-124 on opponent active", "dp1-125 on opponent active" }
  t:answer "dp1-125"
  t:equal(t.opponent.active.energy, "R")
  t:equal(t.opponent.deck, { "dp1-125", "sv1-13" })
end)

test("Team Star Grunt: not without Energy on the Active Pokémon", function(t)
  t:position(against("", "G"))
  t:illegal("play", "sv1-195")
end)
