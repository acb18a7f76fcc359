local psychic_damaged = ptcg.filter { "damaged", type = "psychic" }

card.play = {
  needs = { { "own_pokemon", psychic_damaged } },
  effect = function(game) game:heal(game:choose("own_pokemon", psychic_damaged), 150) end,
}
