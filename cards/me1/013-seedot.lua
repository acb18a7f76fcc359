card.attack["Nap"] = function(game, it) game:heal(it.attacker, 20) end
