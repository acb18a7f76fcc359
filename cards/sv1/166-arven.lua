card.play = {
  needs = { "deck" },
  effect = function(game)
    game:search { "item", to = "hand", shuffle = false }
    game:search { "tool", to = "hand" }
  end,
}
