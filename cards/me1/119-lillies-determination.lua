card.play = {
  only_if = function(game, it) return it.owner.hand_count > 1 or it.owner.deck_count > 0 end,
  effect = function(game, it)
    game:move(it.owner.hand, "deck")
    game:draw(it.owner.prizes_left == 6 and 8 or 6)
  end,
}
