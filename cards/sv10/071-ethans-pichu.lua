card.attack["Zapping Draw"] = function(game) game:draw() end
