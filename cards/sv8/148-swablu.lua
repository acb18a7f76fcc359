card.attack["Disarming Voice"] = function(game, it) game:set_condition(it.defender, "confused") end
