card.attack["Teleportation Attack"] = function(game) game:switch() end
