card.ability["Ancient Wing"] = {
  once_per_turn = {
    where = "active",
    needs = { { "opponent_pokemon", "evolved" } },
    effect = function(game) game:devolve(game:choose("opponent_pokemon", "evolved"), "hand") end,
  },
}
