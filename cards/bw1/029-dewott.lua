card.attack["Razor Shell"] = { more = function(game) return game:flip() and 20 end }
