card.attack["Crimson Blast"] = function(game, it) game:damage(it.attacker, 60) end
