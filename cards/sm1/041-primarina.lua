card.attack["Disarming Voice"] = function(game, it) game:set_condition(it.defender, "confused") end

card.attack["Sparkling Aria"] = function(game, it) game:heal(it.attacker, 30) end
