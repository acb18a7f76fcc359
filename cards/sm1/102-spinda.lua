card.attack["Teeter Punch"] = function(game, it) game:set_condition(it.defender, "confused") end
