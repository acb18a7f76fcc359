card.attack["Wild Lances"] = function(game, it) game:damage(it.attacker, 30) end
