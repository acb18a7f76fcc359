card.attack["Big Explosion"] = function(game, it) game:damage(it.attacker, 50) end
