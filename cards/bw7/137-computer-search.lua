card.play = {
  needs = { { "hand", count = 2 }, "deck" },
  effect = function(game, it)
    game:discard(game:choose_exactly(2, "hand"))
    game:search { min = 1, to = "hand" }
  end,
}
