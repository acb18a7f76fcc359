card.attack["Tail Slap"] = { times = function(game) return game:flips(2) end }
