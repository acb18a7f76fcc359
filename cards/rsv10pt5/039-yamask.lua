card.attack["Focused Wish"] = { more = function(game) return game:flip() and 20 end }
