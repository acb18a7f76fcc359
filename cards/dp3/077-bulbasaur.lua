card.attack["Shake Vine"] = function(game, it) game:set_condition(it.defender, "asleep") end

card.attack["Bullet Seed"] = { times = function(game) return game:flips(4) end }
