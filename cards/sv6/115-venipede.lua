card.attack["Spit Poison"] = function(game, it) game:set_condition(it.defender, "poisoned") end
