local card = ...

card.attack["Zap"] = {
  after = function(game, it)
    if game:flips { count = 2 } then game:draw() end
  end,
}
