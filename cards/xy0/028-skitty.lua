card.attack["Jump On"] = { more = function(game) return game:flip() and 20 end }
