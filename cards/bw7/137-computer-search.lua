local card = ...

card.play = {
  needs = { { "hand", count = 2 }, "deck" },
  effect = function(game, it)
    game:discard {
      cards = game:choose_card { zone = "hand", min = 2, max = 2, purpose = "discard" },
    }
    game:search { min = 1, to = "hand" }
  end,
}
