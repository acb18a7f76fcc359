card.attack["Megaton Fall"] = function(game, it) game:damage(it.attacker, 30) end
