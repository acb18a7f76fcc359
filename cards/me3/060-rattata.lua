card.attack["Take Down"] = function(game, it) game:damage(it.attacker, 10) end
