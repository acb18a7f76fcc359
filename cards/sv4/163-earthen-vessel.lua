card.play = {
  needs = { "hand", "deck" },
  effect = function(game)
    game:discard(game:choose("hand"))
    game:search { "basic_energy", max = 2, to = "hand" }
  end,
}
