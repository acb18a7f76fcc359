card.play = {
  needs = { { "own_pokemon", "damaged" } },
  effect = function(game) game:heal(game:choose("own_pokemon", "damaged"), 20) end,
}
