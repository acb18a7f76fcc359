card.play = function(game) game:draw(1) end
