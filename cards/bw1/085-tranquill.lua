card.attack["Quick Attack"] = { more = function(game) return game:flip() and 30 end }
