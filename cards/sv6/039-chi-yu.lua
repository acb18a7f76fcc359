card.attack["Allure"] = function(game) game:draw(2) end

card.attack["Ground Melter"] = {
  more = function(game) return game.stadium and 60 end,
  after = function(game) game:discard(game.stadium) end,
}
