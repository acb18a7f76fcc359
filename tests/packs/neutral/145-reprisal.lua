card.play = { needs = { "knocked_out_last_turn" }, effect = function(game) game:draw(1) end }
