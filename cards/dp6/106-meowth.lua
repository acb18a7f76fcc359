card.attack["Pay Day"] = function(game, it) if game:flip() then game:draw() end end

card.attack["Fury Swipes"] = { times = function(game) return game:flips(3) end }
