card.play = {
  needs = { { "own_pokemon", "damaged" } },
  effect = function(game)
    local pokemon = game:choose("own_pokemon", "damaged")
    game:heal(pokemon, 150)
  end,
}
