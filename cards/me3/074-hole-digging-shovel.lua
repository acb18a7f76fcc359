card.play = function(game) game:discard_top(2) end
