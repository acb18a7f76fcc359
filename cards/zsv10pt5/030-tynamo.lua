card.attack["Hold Still"] = function(game, it) game:heal(it.attacker, 10) end
