card.play = {
  needs = { { "discard", "basic_energy" } },
  effect = function(game)
    game:search { "basic_energy", zone = "discard", min = 2, max = 2, to = "hand" }
  end,
}
