card.attack["Scout"] = function(game, it) game:show(it.opponent.hand) end
