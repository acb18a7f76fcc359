card.play = function(game) game:draw(2) end
