card.play = {
  needs = { "deck" },
  effect = function(game, it)
    game:discard(it.owner.hand)
    game:draw(7)
  end,
}
