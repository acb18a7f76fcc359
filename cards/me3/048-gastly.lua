card.attack["Surprise Attack"] = { fails_unless = function(game) return game:flip() end }
