card.attack["Collect"] = function(game) game:draw() end
