card.attack["Steady Punch"] = { more = function(game) return game:flip() and 20 end }
