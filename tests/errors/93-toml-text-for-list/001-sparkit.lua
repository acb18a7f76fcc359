card.attack["Zap"] = { more = function(game) return game:flip() and 10 or 0 end }
