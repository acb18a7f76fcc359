card.attack["Sitdown Splash"] = { more = function(game) return game:flip() and 20 end }
