local lightning_basic_energy = ptcg.filter { "basic_energy", type = "lightning" }

card.in_play = {
  once_per_turn = {
    needs = { { "discard", lightning_basic_energy } },
    effect = function(game)
      game:move(game:choose_up_to(2, "discard", lightning_basic_energy), "hand")
    end,
  },
}
