card.attack["Scald"] = function(game, it) game:set_condition(it.defender, "burned") end

card.attack["Fury Swipes"] = { times = function(game) return game:flips(3) end }
