card.attack["Allure"] = function(game) game:draw() end
