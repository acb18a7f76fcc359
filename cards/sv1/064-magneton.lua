card.attack["Explosion"] = function(game, it) game:damage(it.attacker, 90) end
