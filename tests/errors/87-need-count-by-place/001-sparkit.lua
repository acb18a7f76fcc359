card.ability["Spark Coat"] = {
  once_per_turn = {
    needs = { { "own_prizes_at_least", 4 }, { "discard", 2 } },
    effect = function(game) game:draw(2) end,
  },
}
