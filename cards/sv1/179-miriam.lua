card.play = {
  needs = { { "discard", "pokemon" } },
  effect = function(game)
    game:search { "pokemon", zone = "discard", min = 1, max = 5, to = "deck" }
    game:draw(3)
  end,
}
