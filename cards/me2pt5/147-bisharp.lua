card.attack["Rapid Draw"] = function(game) game:draw(2) end
