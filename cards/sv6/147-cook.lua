card.play = {
  needs = { { "own_pokemon", "active", "damaged" } },
  effect = function(game, it) game:heal(it.owner.active, 70) end,
}
