card.play = {
  needs = { "deck" },
  effect = function(game)
    game:search { top = 6, min = 2, max = 2, to = "hand", rest = "discard" }
  end,
}
