card.attack["Run Around"] = function(game) game:switch() end
