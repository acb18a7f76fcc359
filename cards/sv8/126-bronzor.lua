card.attack["Shield Attack"] = { more = function(game) return game:flip() and 20 end }
