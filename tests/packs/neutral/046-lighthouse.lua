card.ability["Glow"] = { once_per_turn = function(game) game:draw(1) end }
