card.attack["Wild Tackle"] = function(game, it) game:damage(it.attacker, 50) end
