card.play = function(game, it) game:heal(it.self, 20) end
