card.in_play = {
  once_per_turn = {
    needs = { { "discard", "basic_energy" } },
    effect = function(game)
      game:search { "basic_energy", zone = "discard", min = 1, to = "hand", show = true }
    end,
  },
}
