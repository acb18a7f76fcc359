card.attack["Leech Seed"] = function(game, it) game:heal(it.attacker, 10) end
