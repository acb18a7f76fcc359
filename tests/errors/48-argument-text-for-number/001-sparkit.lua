card.attack["Zap"] = {
  after = function(game, it)
    game:draw("3")
  end,
}
