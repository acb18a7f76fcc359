card.attack["Double Hit"] = { times = function(game) return game:flips(2) end }
