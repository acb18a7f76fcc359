card.attack["Triple Strike"] = { times = function(game) return game:flips(3) end }
