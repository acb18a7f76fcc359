local card = ...

card.play = {
  needs = { { "opponent_hand", count = 2 } },
  effect = function(game, it)
    game:discard { card = game:choose_card { zone = "hand", player = it.opponent, purpose = "discard" } }
    game:discard { card = game:choose_card { zone = "hand", of = it.opponent, purpose = "discard" } }
  end,
}
