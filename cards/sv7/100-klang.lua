card.attack["Iron Tackle"] = function(game, it) game:damage(it.attacker, 20) end
