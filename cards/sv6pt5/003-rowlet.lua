card.attack["Add On"] = function(game) game:draw() end
