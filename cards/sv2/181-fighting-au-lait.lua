card.play = {
  needs = { "more_prizes_left", { "own_pokemon", "damaged" } },
  effect = function(game)
    local pokemon = game:choose("own_pokemon", "damaged")
    game:heal(pokemon, 60)
  end,
}
