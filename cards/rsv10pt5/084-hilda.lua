local evolution_pokemon = ptcg.filter { "pokemon", stage = "evolution" }

card.play = {
  needs = { "deck" },
  effect = function(game)
    game:search { evolution_pokemon, to = "hand", shuffle = false }
    game:search { "energy", to = "hand" }
  end,
}
