card.attack["Zap"] = {
  after = function(game, it)
    if game:flipp() then game:draw() end
  end,
}
