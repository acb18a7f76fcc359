card.attack["Triple Spin"] = { times = function(game) return game:flips(3) end }
