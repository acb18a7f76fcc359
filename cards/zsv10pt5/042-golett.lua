card.attack["Best Punch"] = { fails_unless = function(game) return game:flip() end }
