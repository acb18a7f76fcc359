card.attack["Poison Powder"] = function(game, it) game:set_condition(it.defender, "poisoned") end
