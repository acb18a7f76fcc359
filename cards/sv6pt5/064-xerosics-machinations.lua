card.play = {
  needs = { { "opponent_hand", count = 4 } },
  effect = function(game, it)
    local too_many = it.opponent.hand_count - 3
    game:discard(game:choose_exactly(too_many, "opponent_hand", { player = it.opponent }))
  end,
}
