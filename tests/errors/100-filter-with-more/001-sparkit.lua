local basic = ptcg.filter { "pokemon", stage = "basic" }

card.ability["Spark Coat"] = {
  once_per_turn = {
    needs = { { "own_pokemon", basic, "damaged" } },
    effect = function(game) game:draw(2) end,
  },
}
