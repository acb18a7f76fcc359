card.attack["Ice Edge"] = { more = function(game) return game:flip() and 20 end }
