card.attack["Mega Drain"] = function(game, it) game:heal(it.attacker, 30) end
