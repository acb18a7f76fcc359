card.ability["Boom Boom Groove"] = {
  once_per_turn = {
    needs = { "deck", { "own_pokemon", "active", ability = "Festival Lead" } },
    effect = function(game) game:search { min = 1, to = "hand" } end,
  },
}
