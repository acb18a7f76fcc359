card.attack["Powder Snow"] = function(game, it) game:set_condition(it.defender, "asleep") end
