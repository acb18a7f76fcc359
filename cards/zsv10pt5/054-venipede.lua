card.attack["Poison Spray"] = function(game, it) game:set_condition(it.defender, "poisoned") end
