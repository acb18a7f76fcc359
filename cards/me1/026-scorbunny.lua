card.attack["Wild Kick"] = { fails_unless = function(game) return game:flip() end }
