card.attack["Double Kick"] = { times = function(game) return game:flips(2) end }
