card.ability["Fermented Juice"] = {
  once_per_turn = {
    needs = { { "own_pokemon", "damaged" } },
    only_if = function(_, it) return it.self:energy("grass") > 0 end,
    effect = function(game) game:heal(game:choose("own_pokemon", "damaged"), 30) end,
  },
}
