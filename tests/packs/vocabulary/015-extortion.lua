card.play = {
  needs = { { "opponent_hand", count = 2 } },
  effect = function(game, it)
    game:discard(game:choose("opponent_hand", { player = it.opponent }))
    game:discard(game:choose("opponent_hand"))
  end,
}
