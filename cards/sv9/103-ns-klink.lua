card.attack["Double Spin"] = { times = function(game) return game:flips(2) end }
