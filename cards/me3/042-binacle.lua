card.attack["Double Draw"] = function(game) game:draw(2) end
