local card = ...

card.attack["Collect"] = {
  after = function(game) game:draw() end,
}
