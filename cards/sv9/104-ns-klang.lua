card.attack["Spinning Gears"] = function(game, it) game:set_condition(it.defender, "confused") end
