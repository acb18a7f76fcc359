local card = ...

card.attack["Allure"] = {
  after = function(game) game:draw { count = 2 } end,
}
