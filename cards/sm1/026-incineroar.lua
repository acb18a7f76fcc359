card.attack["Fire Fang"] = function(game, it) game:set_condition(it.defender, "burned") end

card.attack["Darkest Lariat"] = { times = function(game) return game:flips(2) end }
