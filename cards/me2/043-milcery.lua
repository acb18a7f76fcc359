card.attack["Draining Kiss"] = function(game, it) game:heal(it.attacker, 10) end
