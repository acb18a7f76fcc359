card.attack["Triple Smash"] = { times = function(game) return game:flips(3) end }
