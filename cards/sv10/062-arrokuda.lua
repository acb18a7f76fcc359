card.attack["Reckless Charge"] = function(game, it) game:damage(it.attacker, 10) end
