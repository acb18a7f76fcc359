card.attack["Wood Hammer"] = function(game, it) game:damage(it.attacker, 30) end
