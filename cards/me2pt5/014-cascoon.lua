card.attack["Trading Places"] = function(game) game:switch() end
