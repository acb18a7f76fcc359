card.attack["Zap"] = {
  after = function(game, it)
    if game:flips(2) then game:draw() end
  end,
}
