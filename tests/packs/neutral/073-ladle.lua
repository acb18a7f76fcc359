local card = ...

card.play = {
  needs = { "discard" },
  effect = function(game)
    game:move {
      cards = game:choose_card { zone = "discard", min = 1, max = 2 },
      to = "hand",
    }
  end,
}
