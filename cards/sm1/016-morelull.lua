card.attack["Flickering Spores"] = function(game, it) game:set_condition(it.defender, "asleep") end
