card.ability["Spark Coat"] = {
  once_per_turn = {
    needs = { "deck" },
    efect = function(game) game:draw(2) end,
  },
}
