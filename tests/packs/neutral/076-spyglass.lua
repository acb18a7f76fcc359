card.play = function(game) game:move(game:choose(game:top(5)), "hand") end
