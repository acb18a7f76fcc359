local lightning_basic_energy = ptcg.filter { "basic_energy", type = "lightning" }

card.ability["Dynamotor"] = {
  once_per_turn = {
    needs = { { "discard", lightning_basic_energy }, "own_bench" },
    effect = function(game)
      game:attach(game:choose("discard", lightning_basic_energy), game:choose("own_bench"))
    end,
  },
}
