card.play = function(game, it)
  game:move(it.owner.hand, "deck")
  game:draw(5)
end
