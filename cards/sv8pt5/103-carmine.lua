card.play = {
  first_turn = true,
  needs = { { any = { "hand", "deck" } } },
  effect = function(game, it)
    game:discard(it.owner.hand)
    game:draw(5)
  end,
}
