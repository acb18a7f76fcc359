card.attack["Wild Tackle"] = function(game, it) game:damage(it.attacker, 30) end
