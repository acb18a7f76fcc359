card.ability["Spark Coat"] = {
  once_per_turn = { needs = { deck }, effect = function(game) game:draw(2) end },
}
