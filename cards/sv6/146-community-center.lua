card.in_play = {
  once_per_turn = {
    needs = { { "own_pokemon", "damaged" } },
    only_if = function(game) return game:happened("played", "supporter") end,
    effect = function(game, it) game:heal(it.owner.pokemon, 10) end,
  },
}
