card.attack["Dazzle Blast"] = function(game, it) game:set_condition(it.defender, "confused") end
