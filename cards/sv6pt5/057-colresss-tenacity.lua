card.play = {
  needs = { "deck" },
  effect = function(game)
    game:search { "stadium", to = "hand", shuffle = false }
    game:search { "energy", to = "hand" }
  end,
}
