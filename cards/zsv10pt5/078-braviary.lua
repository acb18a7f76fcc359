card.attack["Aerial Ace"] = { more = function(game) return game:flip() and 40 end }
