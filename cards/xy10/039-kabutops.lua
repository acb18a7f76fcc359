card.attack["Cling"] = function(game, it) game:heal(it.attacker, 10 * (it.damage_done // 10)) end

card.attack["X-Scissor"] = { more = function(game) return game:flip() and 60 end }
