card.attack["Collect"] = function(game, it) game:draw() end

card.attack["Fury Swipes"] = { times = function(game) return game:flips(3) end }
