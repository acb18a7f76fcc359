card.attack["Poison Sting"] = function(game, it) game:set_condition(it.defender, "poisoned") end
