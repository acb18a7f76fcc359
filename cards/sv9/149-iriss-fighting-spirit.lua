card.play = {
  needs = { "hand", "deck", { "hand_at_most", count = 6 } },
  effect = function(game, it)
    game:discard(game:choose("hand"))
    game:draw(6 - it.owner.hand_count)
  end,
}
