card.attack["Zap"] = {
  after = function(game, it) game:draw(1) end,
}
