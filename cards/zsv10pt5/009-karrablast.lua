local shelmet = ptcg.filter { name = "Shelmet" }

card.ability["Stimulated Evolution"] = {
  ignores_evolution_wait = { needs = { { "own_pokemon", shelmet } }, value = true },
  ignores_first_turn = { needs = { { "own_pokemon", shelmet } }, value = true },
}
