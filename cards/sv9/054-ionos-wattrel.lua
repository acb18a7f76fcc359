card.attack["Quick Attack"] = { more = function(game) return game:flip() and 20 end }
