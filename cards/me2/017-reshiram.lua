card.attack["Burning Flare"] = function(game, it) game:damage(it.attacker, 60) end
