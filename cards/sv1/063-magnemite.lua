card.attack["Magnetic Switch"] = function(game) game:switch() end
