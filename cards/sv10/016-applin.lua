card.attack["Mini Drain"] = function(game, it) game:heal(it.attacker, 10) end
