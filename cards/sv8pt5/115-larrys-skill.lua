card.play = {
  needs = { { any = { "hand", "deck" } } },
  effect = function(game, it)
    game:discard(it.owner.hand)
    game:search { "pokemon", to = "hand", shuffle = false }
    game:search { "supporter", to = "hand", shuffle = false }
    game:search { "basic_energy", to = "hand" }
  end,
}
