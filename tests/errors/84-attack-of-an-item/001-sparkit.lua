local card = ...

card.attack["Zap"] = {
  after = function(game, it) game:draw { count = 1 } end,
}
