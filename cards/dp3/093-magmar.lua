card.attack["Smog"] = function(game, it) game:set_condition(it.defender, "poisoned") end
