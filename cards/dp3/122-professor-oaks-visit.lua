card.play = function(game, it)
  game:draw(3)
  game:move(game:choose("hand"), "deck_bottom")
end
