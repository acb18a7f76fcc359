card.attack["Absorb"] = function(game, it) game:heal(it.attacker, 10) end
