card.attack["Leap Out"] = function(game) game:switch() end
