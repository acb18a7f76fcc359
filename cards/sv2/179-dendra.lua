local card = ...

card.play = {
  needs = { "hand" },
  effect = function(game, it)
    game:move { card = game:choose_card { zone = "hand", purpose = "to_deck" }, to = "deck_bottom" }
    game:draw { count = math.max(0, 5 - it.owner.hand_count) }
  end,
}
