card.attack["Double Headbutt"] = { times = function(game) return game:flips(2) end }
