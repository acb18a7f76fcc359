card.attack["Reverse Thrust"] = function(game) game:switch() end
