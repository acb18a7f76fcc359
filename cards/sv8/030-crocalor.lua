card.attack["Heat Breath"] = { more = function(game) return game:flip() and 50 end }
