card.in_play = {
  on_turn_end = {
    where = "active",
    optional = true,
    needs = { { "discard", "basic_energy" } },
    effect = function(game, it)
      game:search { "basic_energy", zone = "discard", min = 1, to = it.self }
    end,
  },
}
