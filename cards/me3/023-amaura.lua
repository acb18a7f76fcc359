card.attack["Icy Wind"] = function(game, it) game:set_condition(it.defender, "asleep") end
