card.attack["Double Smash"] = { times = function(game) return game:flips(2) end }
