local card = ...

card.play = function(game, it)
  game:move { cards = it.owner.hand, to = "deck" }
  game:draw { count = 8 }
  game:end_turn()
end
