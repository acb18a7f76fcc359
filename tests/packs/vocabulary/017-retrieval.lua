card.play = {
  needs = { { "discard", "pokemon", count = 2 } },
  effect = function(game, it)
    game:search { "pokemon", zone = "discard", min = 1, to = "hand" }
    game:search { "pokemon", zone = "discard", min = 1, to = "deck" }
    game:arrange(game:top(3), "deck_top")
  end,
}
