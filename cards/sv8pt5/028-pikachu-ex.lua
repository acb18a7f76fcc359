card.attack["Thunder"] = function(game, it) game:damage(it.attacker, 30) end
