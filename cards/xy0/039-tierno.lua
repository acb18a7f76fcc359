card.play = { needs = { "deck" }, effect = function(game, it) game:draw(3) end }
