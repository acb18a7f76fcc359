card.attack["Lightning Wing"] = { more = function(game) return game:flip() and 20 end }
