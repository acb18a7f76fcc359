card.attack["Gunk Shot"] = function(game, it) game:set_condition(it.defender, "poisoned") end
