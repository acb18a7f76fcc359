card.attack["Triple Stab"] = { times = function(game) return game:flips(3) end }
