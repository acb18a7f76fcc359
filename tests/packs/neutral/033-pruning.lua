card.play = {
  needs = { { "own_pokemon", "evolved" } },
  effect = function(game)
    local pokemon = game:choose("own_pokemon", "evolved")
    game:heal(pokemon, 10)
  end,
}
