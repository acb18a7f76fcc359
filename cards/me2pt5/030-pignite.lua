card.attack["Super Singe"] = function(game, it) game:set_condition(it.defender, "burned") end
