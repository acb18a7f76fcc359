card.attack["Dizzy Punch"] = { times = function(game) return game:flips(2) end }
