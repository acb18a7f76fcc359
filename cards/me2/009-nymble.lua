card.attack["Flail Around"] = { times = function(game) return game:flips(3) end }
