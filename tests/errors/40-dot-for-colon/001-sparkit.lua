card.attack["Zap"] = {
  after = function(game, it)
    if game.flip() then game:draw() end
  end,
}
