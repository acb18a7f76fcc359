card.attack["Heat Burn"] = function(game, it) game:set_condition(it.defender, "burned") end
