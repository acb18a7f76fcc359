card.play = function(game, it)
  game:draw(2)
  game:move(game:random_cards(it.opponent), "deck_bottom")
end
