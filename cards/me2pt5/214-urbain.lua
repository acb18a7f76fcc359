card.play = { needs = { "deck" }, effect = function(game) game:draw(3) end }
