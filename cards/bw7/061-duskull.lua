card.attack["Confuse Ray"] = function(game, it) game:set_condition(it.defender, "confused") end
