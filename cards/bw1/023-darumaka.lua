card.attack["Firebreathing"] = { more = function(game) return game:flip() and 10 end }
