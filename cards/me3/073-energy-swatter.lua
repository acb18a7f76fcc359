card.play = {
  needs = { "opponent_hand" },
  effect = function(game, it)
    game:show(it.opponent.hand)
    game:move(game:choose("opponent_hand", { "energy", purpose = "to_deck" }), "deck_bottom")
  end,
}
