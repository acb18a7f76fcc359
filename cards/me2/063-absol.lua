card.attack["Allure"] = function(game) game:draw(2) end
