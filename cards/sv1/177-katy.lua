card.play = function(game, it)
  game:move(it.owner.hand, "deck")
  game:draw(8)
  game:end_turn()
end
