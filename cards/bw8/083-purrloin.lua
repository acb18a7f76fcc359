card.attack["Scout"] = function(game, it) game:show(it.opponent.hand) end

card.attack["Fasten Claws"] = { more = function(game) return game:flip() and 10 end }
