card.play = {
  needs = { { "own_pokemon", "evolved" } },
  effect = function(game)
    local pokemon = game:choose("own_pokemon", "evolved")
    game:devolve(pokemon, "deck")
    local found = game:search { "pokemon", evolves_from = pokemon.name, shuffle = false }
    game:evolve(pokemon, found[1])
    game:shuffle()
  end,
}
