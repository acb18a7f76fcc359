card.attack["Ambush"] = { more = function(game) return game:flip() and 20 end }
