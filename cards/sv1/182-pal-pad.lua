card.play = {
  needs = { { "discard", "supporter" } },
  effect = function(game)
    game:search { "supporter", zone = "discard", min = 1, max = 2, to = "deck" }
  end,
}
