local karrablast = ptcg.filter { name = "Karrablast" }

card.ability["Stimulated Evolution"] = {
  ignores_evolution_wait = { needs = { { "own_pokemon", karrablast } }, value = true },
  ignores_first_turn = { needs = { { "own_pokemon", karrablast } }, value = true },
}
