card.attack["Wander About"] = function(game) game:switch() end
