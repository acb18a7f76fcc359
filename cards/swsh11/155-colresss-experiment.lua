card.play = {
  needs = { "deck" },
  effect = function(game)
    game:search { top = 5, min = 3, max = 3, to = "hand", rest = "lost_zone" }
  end,
}
