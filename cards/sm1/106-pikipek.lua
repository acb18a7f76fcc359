card.attack["Rock Smash"] = { more = function(game) return game:flip() and 10 end }
