card.attack["Tons of Treading"] = { times = function(game) return game:flips(3) end }
