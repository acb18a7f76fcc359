card.attack["Hard Bite"] = { more = function(game) return game:flip() and 20 end }
