card.attack["Slight Intrusion"] = function(game, it) game:damage(it.attacker, 10) end
