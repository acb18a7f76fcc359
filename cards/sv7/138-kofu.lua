card.play = {
  needs = { { "hand", count = 2 } },
  effect = function(game)
    game:arrange(game:move(game:choose_exactly(2, "hand"), "deck_bottom"), "deck_bottom")
    game:draw(4)
  end,
}
