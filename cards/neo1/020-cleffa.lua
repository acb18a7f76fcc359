card.attack["Eeeeeeek"] = function(game, it)
  game:move(it.owner.hand, "deck")
  game:draw(7)
end
