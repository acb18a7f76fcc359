card.attack["Comet Slap"] = { times = function(game) return game:flips(3) end }
