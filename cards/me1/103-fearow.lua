card.attack["Repeating Drill"] = { times = function(game) return game:flips(5) end }
