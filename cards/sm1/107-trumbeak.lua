card.attack["Bullet Seed"] = { times = function(game) return game:flips(4) end }
