card.play = {
  needs = { { "hand", count = 2 } },
  effect = function(game, it)
    game:discard(game:choose_exactly(2, "hand"))
    game:draw(5 - it.owner.hand_count)
  end,
}
