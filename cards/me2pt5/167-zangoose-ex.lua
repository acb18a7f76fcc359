card.attack["Spike Draw"] = function(game) game:draw(2) end

card.attack["Wild Scissors"] = function(game, it) game:damage(it.attacker, 30) end
