card.play = { first_turn = true, effect = function(game) game:draw(1) end }
