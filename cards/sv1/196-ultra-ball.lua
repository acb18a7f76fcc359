card.play = {
  needs = { { "hand", count = 2 }, "deck" },
  effect = function(game)
    game:discard(game:choose_exactly(2, "hand"))
    game:search { "pokemon", to = "hand" }
  end,
}
