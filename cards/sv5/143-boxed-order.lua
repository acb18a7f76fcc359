card.play = {
  needs = { "deck" },
  effect = function(game)
    game:search { "item", max = 2, to = "hand" }
    game:end_turn()
  end,
}
