card.attack["Iron Tackle"] = function(game, it) game:damage(it.attacker, 10) end
