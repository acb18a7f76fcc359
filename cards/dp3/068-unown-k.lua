card.ability["Kind"] = {
  once_per_turn = {
    needs = { { "opponent_pokemon", "active", "damaged" } },
    effect = function(game, it) game:heal(it.opponent.active, 20) end,
  },
}
