card.attack["Collect"] = function(game) game:draw(3) end
