local card = ...

card.play = function(game, it)
  game:move { cards = it.owner.hand, to = "deck" }
  game:draw { count = 5 }
end
