card.ability["Healing Leaves"] = {
  once_per_turn = {
    needs = { { "own_pokemon", "active", "damaged" } },
    effect = function(game, it) game:heal(it.owner.active, 20) end,
  },
}
