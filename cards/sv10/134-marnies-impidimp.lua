card.attack["Filch"] = function(game) game:draw() end
