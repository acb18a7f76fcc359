card.attack["Draining Kiss"] = function(game, it) game:heal(it.attacker, 30) end
