card.attack["Toxic Spore"] = function(game, it) game:set_condition(it.defender, "poisoned") end
