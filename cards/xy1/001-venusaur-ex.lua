card.attack["Poison Powder"] = function(game, it) game:set_condition(it.defender, "poisoned") end

card.attack["Jungle Hammer"] = function(game, it) game:heal(it.attacker, 30) end
