card.attack["Razor Wind"] = { fails_unless = function(game, it) return game:flip() end }
