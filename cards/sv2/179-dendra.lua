card.play = {
  needs = { "hand" },
  effect = function(game, it)
    game:move(game:choose("hand"), "deck_bottom")
    game:draw(math.max(0, 5 - it.owner.hand_count))
  end,
}
