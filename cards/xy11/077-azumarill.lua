card.attack["Play Rough"] = { more = function(game) return game:flip() and 30 end }

card.attack["Bubble Drain"] = function(game, it) game:heal(it.attacker, 30) end
