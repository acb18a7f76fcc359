card.attack["Flower Shower"] = function(game, it)
  game:draw(3)
  game:draw(3, it.opponent)
end

card.attack["Play Rough"] = { more = function(game) return game:flip() and 20 end }
