card.play = {
  only_if = function(_, it)
    return it.owner.deck_count > 0 or it.owner:count("discard", "basic_energy") > 0
  end,
  effect = function(game)
    game:draw(2)
    game:search { "basic_energy", zone = "discard", min = 1, to = "hand" }
  end,
}
