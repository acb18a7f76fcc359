card.ability["Curative Pollen"] = {
  once_per_turn = {
    needs = { { "own_pokemon", "damaged" } },
    effect = function(game) game:heal(game:choose("own_pokemon", "damaged"), 20) end,
  },
}
