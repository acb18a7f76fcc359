local card = ...

card.play = {
  needs = { { "hand", count = 2 } },
  effect = function(game, it)
    game:discard { cards = game:choose_card { zone = "hand", min = 2, max = 2, purpose = "discard" } }
    game:draw { count = 5 - it.owner.hand_count }
  end,
}
