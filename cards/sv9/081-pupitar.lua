card.attack["Take Down"] = function(game, it) game:damage(it.attacker, 20) end
