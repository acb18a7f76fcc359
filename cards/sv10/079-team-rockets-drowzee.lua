card.attack["Hypnotic Ray"] = function(game, it) game:set_condition(it.defender, "asleep") end
