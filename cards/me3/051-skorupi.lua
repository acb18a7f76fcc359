card.attack["Poison Jab"] = function(game, it) game:set_condition(it.defender, "poisoned") end
