card.play = {
  needs = { { any = { "hand", "deck" } } },
  effect = function(game, it)
    game:discard(it.owner.hand)
    game:draw(7)
  end,
}
