card.ability["Spark Coat"] = {
  once_per_turn = {
    needs = { "deck" },
    function(game) game:draw(2) end,
  },
}
