card.attack["Double Scratch"] = { times = function(game) return game:flips(2) end }
