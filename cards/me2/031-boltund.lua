card.attack["Electric Run"] = { more = function(game) return game:flip() and 70 end }
