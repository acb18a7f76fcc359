card.play = {
  needs = { { "own_pokemon", "damaged" } },
  effect = function(game, it) game:heal(it.owner.pokemon, 40) end,
}
