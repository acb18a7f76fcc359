card.play = function(game) game:draw(7) end
