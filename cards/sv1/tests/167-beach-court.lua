test("Beach Court: 1 less for Basic Pokémon of both sides", function(t)
  t:position {
    ruleset = "sv",
    stadium = "sv1-167",
    me = { active = { "sv1-36", energy = "R" }, bench = { "sv1-13" } },
    opponent = { active = "sv1-80", bench = { "sv1-36" } },
  }
  t:explain("retreat_cost", "active", { { 2 }, { 1, by = "sv1-167" } })
  t:end_turn()
  t:explain("retreat_cost", "opponent active", { { 1 }, { 0, by = "sv1-167" } })
end)

test("Beach Court: not for evolved Pokémon", function(t)
  t:position {
    ruleset = "sv",
    stadium = "sv1-167",
    me = { active = { "sv1-14", energy = "" }, bench = { "sv1-13" } },
    opponent = { active = "sv1-80" },
  }
  t:illegal "retreat"
end)
