card.attack["Doubleslap"] = { times = function(game) return game:flips(2) end }
