card.play = {
  needs = { "opponent_hand" },
  effect = function(game, it)
    game:show(it.opponent.hand)
    game:discard(game:choose_up_to(2, "opponent_hand", "item"))
  end,
}
