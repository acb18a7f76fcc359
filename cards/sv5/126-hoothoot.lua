card.attack["Silent Wing"] = function(game, it) game:show(it.opponent.hand) end
