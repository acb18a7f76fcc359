card.play = function(game, it) game:return_to(it.opponent.active, "hand") end
