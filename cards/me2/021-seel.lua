card.attack["Bubble Drain"] = function(game, it) game:heal(it.attacker, 20) end
