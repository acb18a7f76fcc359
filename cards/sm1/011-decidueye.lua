card.attack["Leaf Blade"] = { more = function(game) return game:flip() and 30 end }

card.attack["Brave Bird"] = function(game, it) game:damage(it.attacker, 20) end
