local card = ...

card.attack["Collect"] = {
  after = function(game) game:draw { count = 3 } end,
}
