card.attack["Spin and Draw"] = function(game, it)
  game:move(it.owner.hand, "deck")
  game:draw(6)
end
