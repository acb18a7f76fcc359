local card = ...

card.play = function(game, it)
  local count = it.owner.hand_count
  game:move { cards = it.owner.hand, to = "deck" }
  game:draw { count = count + 1 }
end
