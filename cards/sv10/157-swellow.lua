card.attack["Add On"] = function(game) game:draw(3) end
