card.attack["Fury Swipes"] = { times = function(game) return game:flips(3) end }
