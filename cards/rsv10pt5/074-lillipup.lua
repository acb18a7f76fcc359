card.attack["Play Rough"] = { more = function(game) return game:flip() and 20 end }
