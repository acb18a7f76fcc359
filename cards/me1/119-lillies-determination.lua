local card = ...

card.play = {
  condition = function(game, it) return it.owner.hand_count > 1 or it.owner.deck_count > 0 end,
  effect = function(game, it)
    game:move { cards = it.owner.hand, to = "deck" }
    game:draw { count = it.owner.prizes_left == 6 and 8 or 6 }
  end,
}
