card.attack["Rock Smash"] = { more = function(game) return game:flip() and 30 end }
