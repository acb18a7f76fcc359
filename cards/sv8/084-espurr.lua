card.attack["See Through"] = function(game, it) game:show(it.opponent.hand) end
