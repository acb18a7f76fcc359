card.attack["Firebreathing"] = { more = function(game) return game:flip() and 20 end }
