card.attack["Double Stab"] = { times = function(game) return game:flips(2) end }
